import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson';

describe('canonicalJson', () => {
  it('writes the example of RFC 8785, section 3.2.2, as section 3.2.3 has it', () => {
    const numbers = [333_333_333.333_333_29, 1e30, 4.5, 2e-3, 1e-27];
    const string = '\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"/';
    expect(canonicalJson({ numbers, string, literals: [null, true, false] })).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts names by their UTF-16 units, as section 3.2.3 of RFC 8785 does', () => {
    const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const written = canonicalJson(Object.fromEntries(names.map((name) => [name, 0])));
    expect(Object.keys(JSON.parse(written) as object).filter((name) => name !== '1')).toEqual([
      ...['\r', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33'],
    ]);
    expect(written.indexOf('"1"')).toBe(written.indexOf(String.raw`"\r":0,`) + 7);
  });

  it('does not depend on the order in which an object was filled, and loses nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reversed(value))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('writes 0 for both zeros', () => {
    expect(canonicalJson([0, -0])).toBe('[0,0]');
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['a member that is undefined', { a: undefined }],
    ['NaN', [NaN]],
    ['Infinity', { a: Infinity }],
    ['a function', { a: () => 1 }],
    ['a date', { a: new Date(0) }],
    ['a map', new Map()],
    ['a big number', 1n],
    ['half a surrogate pair', '\ud83d'],
    ['a name with half a surrogate pair', { '\ude00': 1 }],
    ['a hole', Array.from({ length: 1 })],
  ])('refuses %s instead of writing something else', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: 'invalid_value' }));
  });

  it('refuses a cycle, and takes the same object twice side by side', () => {
    const own: Record<string, unknown> = {};
    own['own'] = own;
    expect(() => canonicalJson(own)).toThrow(expect.objectContaining({ code: 'invalid_value' }));
    const shared = { a: 1 };
    expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]');
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}
