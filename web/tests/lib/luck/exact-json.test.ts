import { describe, expect, it } from 'vitest';
import { canonical, parseExactly, NumberText } from '$lib/luck/exact-json.ts';

describe('parseExactly', () => {
  it('keeps numbers as they are written', () => {
    const texts = ['0', '-0', '1.0', '9007199254740993', '1e400', '-2.50E-3'];

    expect(texts.map(parseExactly)).toEqual(texts.map((text) => new NumberText(text)));
  });

  it('reads what JSON.parse reads', () => {
    const text = ' { "a" : [ true , false , null , "\\u0142\\n\\"" ] , "b" : { } , "c" : [ ] } ';

    expect(parseExactly(text)).toEqual(
      new Map<string, unknown>([
        ['a', [true, false, null, 'ł\n"']],
        ['b', new Map()],
        ['c', []],
      ]),
    );
  });

  it.each([
    ['nothing', ''],
    ['two values', '1 2'],
    ['a number with a leading zero', '01'],
    ['a number without digits after its point', '1.'],
    ['a plus sign', '+1'],
    ['a trailing comma', '[1,]'],
    ['an open list', '[1'],
    ['an open object', '{"a":1'],
    ['a key without quotes', '{a:1}'],
    ['a key without a value', '{"a"}'],
    ['a key twice', '{"a":1,"\\u0061":2}'],
    ['an open text', '"a'],
    ['a line break within a text', '"a\nb"'],
    ['an unknown escape', '"\\x41"'],
    ['a word that JSON does not have', 'undefined'],
    ['a list too deep for any journal', '['.repeat(201) + ']'.repeat(201)],
  ])('refuses %s', (_, text) => {
    expect(() => parseExactly(text)).toThrow(SyntaxError);
  });

  it('says where the JSON is wrong', () => {
    expect(() => parseExactly('[1, x]')).toThrow('no JSON at 5');
  });

  it('reads lists as deep as journals may be', () => {
    expect(() => parseExactly('['.repeat(200) + ']'.repeat(200))).not.toThrow();
  });
});

describe('canonical', () => {
  it('sorts keys, drops spaces and keeps numbers', () => {
    expect(canonical(parseExactly('{ "b": 1.0, "a": [1, {"d": null, "c": true}] }'))).toBe(
      '{"a":[1,{"c":true,"d":null}],"b":1.0}',
    );
  });

  it('escapes everything but ASCII, as Python does', () => {
    expect(canonical('Łukasz 👻\t"\u007f')).toBe('"\\u0141ukasz \\ud83d\\udc7b\\t\\"\\u007f"');
  });

  it('sorts keys by code points, not by the halves of surrogate pairs', () => {
    expect(canonical(parseExactly('{"\\ud83d\\udc7b":1,"\\uff5e":2,"a":3,"":4}'))).toBe(
      '{"":4,"a":3,"\\uff5e":2,"\\ud83d\\udc7b":1}',
    );
  });

  it('puts a key before the keys that begin with it', () => {
    expect(canonical(parseExactly('{"ab":1,"a":2}'))).toBe('{"a":2,"ab":1}');
  });
});
