"""Don't Go In There: a haunted house, its cursed cards and too few flashlights."""
