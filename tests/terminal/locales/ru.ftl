candles-title = Свечи
candles-tagline = light a window before the night ends
candles-goal = Цель: в конце иметь больше всех воска.
candles-hint = Он смотрит на воск.
candles-over = The last candle is out.
candles-event-began = { $seat } begins.
candles-event-drew = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws card { $card }.
}
candles-event-rested = { $seat } rests.
candles-event-peeked = { $card ->
    [hidden] { $seat } peeks at the card of { $rival }.
   *[other] { $seat } peeks at the card of { $rival }: { $card }.
}
candles-event-sealed = { $seat } has chosen.
candles-event-burnt = { $seat } burns { $wax }.
candles-event-lit = { $seat } lights the { $window }.
candles-action-rest = Rest
candles-action-peek = Peek at { $rival }
candles-action-burn = Burn { $wax }
candles-action-light = Light the { $window }
candles-step-evening = Что вы делаете этим вечером?
candles-step-bids = How much wax do you burn?
candles-step-lighting = Which window do you light?
candles-option-nights = Nights
candles-option-nights-2 = two
candles-option-nights-3 = three
candles-option-dark = Windows that stay dark
candles-option-dark-attic = attic
candles-card = Your card is { $card }.
candles-wax = { $name } has { $wax } wax.
candles-result = { $rank }. { $name }: { $points }
