-- Three tables of Ann, as the first revision kept them.
INSERT INTO guests VALUES ('ann', 'hash', 'Ann', 1, 1);
INSERT INTO tables VALUES ('won', 'WON', 'candles', 'open', 'over', 1, 5, 1,
  '{"players":2,"options":{},"names":["Ann","Bot 2"],"free":0,"host":"Ann","clock":null}');
INSERT INTO tables VALUES ('left', 'LEFT', 'candles', 'open', 'over', 1, 7, 1,
  '{"players":2,"options":{},"names":["Ann","Bob"],"free":0,"host":"Ann","clock":null}');
INSERT INTO tables VALUES ('goes', 'GOES', 'candles', 'open', 'playing', 1, 6, 1,
  '{"players":2,"options":{},"names":["Ann","Éva"],"free":0,"host":"Ann","clock":null}');
INSERT INTO seats VALUES ('won', 0, 'ann');
INSERT INTO seats VALUES ('left', 0, 'ann');
INSERT INTO seats VALUES ('goes', 0, 'ann');
INSERT INTO seats VALUES ('goes', 1, 'ann');
INSERT INTO records VALUES ('won', 2, 1,
  '{"record":"started","header":{"kinds":["human","greedy"]}}');
INSERT INTO records VALUES ('won', 3, 1,
  '{"record":"answered","lines":[],"by":"bot","closing":{"outcome":{"ranks":[2,1],"scores":[3,5],"reason":"most","winners":[1]},"secret":"00"}}');
INSERT INTO records VALUES ('won', 4, 1,
  '{"record":"said","guest":"ann","name":"Ann","text":"hm","seat":0}');
INSERT INTO records VALUES ('left', 2, 1,
  '{"record":"abandoned","reason":"idle"}');
INSERT INTO records VALUES ('goes', 1, 1,
  '{"record":"opened","game":"candles","host":"ann","chairs":[{"guest":"ann","name":"Ann"},{"name":"Bot 2","bot":"greedy"}]}');
INSERT INTO records VALUES ('goes', 2, 1,
  '{"record":"sat","seat":1,"chair":{"guest":"eva","name":"Éva"}}');
INSERT INTO records VALUES ('left', 3, 1,
  '{"record":"moved","seat":0,"guest":"tablet"}');
INSERT INTO records VALUES ('left', 4, 1,
  '{"record":"said","guest":"-","name":"—","text":"","seat":0}');
