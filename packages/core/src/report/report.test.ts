import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/AppError';
import {
  cleanMessage,
  cleanStack,
  errorReport,
  isReportedFailure,
  ratingOf,
  reportWords,
  typicalOf,
} from '.';

const place = {
  app: 'connect',
  release: 'a1',
  route: '/teams/:slug',
  origin: 'https://grow.example',
} as const;

const known = [...reportWords];
const isKnown = (word: string) => reportWords.has(word.toLowerCase());
const sentence = fc.array(fc.constantFrom(...known), { maxLength: 6 }).map((words) => words.join(' '));
const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });
const name = letters('abcdefghijklmnopqrstuvwxyzäöüßéøńßABCDEFGH', 3, 14).filter((word) => !isKnown(word));
const secrets = {
  'an address': fc.emailAddress().filter((text) => text.length > 8),
  'an id': fc.uuid(),
  'a token': letters('ABCDEFabcdef0123456789_-', 24, 80),
  'a number': fc.integer({ min: 1000 }).map(String),
  'a name': name,
  'a query string': fc.tuple(name, name).map(([key, value]) => `?${key}=${value}&x=1`),
  'an address of a page': name.map((slug) => `https://grow.example/connect/teams/${slug}?token=${slug}`),
} as const;
const wraps = [
  (text: string) => text,
  (text: string) => `"${text}"`,
  (text: string) => `'${text}'`,
  (text: string) => `(${text})`,
  (text: string) => `${text}:`,
  (text: string) => `“${text}`,
  (text: string) => `{${text},`,
  (text: string) => `error-${text}`,
];

describe('a message that is kept', () => {
  it.each(Object.keys(secrets) as (keyof typeof secrets)[])(
    'holds nothing of %s, wherever it stood',
    (kind) => {
      fc.assert(
        fc.property(
          sentence,
          secrets[kind],
          sentence,
          fc.constantFrom(...wraps),
          (before, secret, after, wrap) => {
            const cleaned = cleanMessage(`${before} ${wrap(secret)} ${after}`);
            const parts = secret.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2 && !isKnown(part));
            for (const part of parts) {
              const words = cleaned.split(/[^\p{L}\p{N}]+/u);
              expect(words).not.toContain(part);
            }
          },
        ),
        { numRuns: 300 },
      );
    },
  );

  it('is made of known words, marks and what stands for the rest, whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const word of cleanMessage(text).match(/[\p{L}\p{N}]+/gu) ?? [])
          expect(isKnown(word)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(sentence, name, sentence, (before, secret, after) => {
        const once = cleanMessage(`${before} "${secret}" ${after}`);
        expect(cleanMessage(once)).toBe(once);
      }),
    );
  });

  it.each([
    [
      "Cannot read properties of undefined (reading 'name')",
      'Cannot read properties of undefined (reading …',
    ],
    ['teams.map is not a function', '… is not a function'],
    ['Unexpected token \'<\', "<!doctype "... is not valid JSON', 'Unexpected token … is not valid JSON'],
    [
      'Failed to fetch dynamically imported module: https://grow.example/connect/assets/TeamScreen-Bx1.js',
      'Failed to fetch dynamically imported module: /connect/assets/…',
    ],
  ])('still says what happened: %s', (message, kept) => {
    expect(cleanMessage(message)).toBe(kept);
  });
});

describe('a stack that is kept', () => {
  it('has files of ours with their positions, five at most, and no frame of anybody else', () => {
    const stack = [
      'TypeError: Jonna is not a function',
      '    at TeamScreen (https://grow.example/connect/assets/TeamScreen-Bx1.js:1:234)',
      '    at https://elsewhere.example/extension.js:3:4',
      'render@https://grow.example/connect/assets/index-c.js:10:2',
      ...Array.from({ length: 9 }, (_, n) => `    at f (https://grow.example/connect/assets/x-${n}.js:1:1)`),
    ].join('\n');
    const lines = cleanStack(stack, place.origin).split('\n');
    expect(lines.slice(0, 2)).toEqual(['TeamScreen-Bx1.js:1:234', 'index-c.js:10:2']);
    expect(lines).toHaveLength(5);
  });
});

describe('a report', () => {
  it('takes whatever was thrown, and never throws itself', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(errorReport('error', thrown, place).code).toMatch(/^[A-Za-z_]{1,40}$/);
      }),
    );
    expect(errorReport('error', trap, place)).toMatchObject({ code: 'Error', message: '', stack: '' });
  });

  it('is about a script that did not come, whoever says so', () => {
    for (const message of [
      'error loading dynamically imported module: x',
      'Importing a module script failed.',
    ])
      expect(errorReport('render', new TypeError(message), place).kind).toBe('chunk');
    expect(errorReport('render', new TypeError('x is not a function'), place).kind).toBe('render');
  });

  it('names an error by our code or by its class, never by a name that somebody gave it', () => {
    expect(errorReport('failure', new AppError('malformed_row'), place).code).toBe('malformed_row');
    expect(errorReport('error', new TypeError('x'), place).code).toBe('TypeError');
    expect(errorReport('error', Object.assign(new Error('x'), { name: 'Jonna' }), place).code).toBe('Error');
  });

  it('is made of failures that should not be, and not of what people or their connection cause', () => {
    expect(isReportedFailure(new AppError('server'))).toBe(true);
    for (const code of ['network', 'forbidden', 'timeout', 'invalid_credentials'] as const)
      expect(isReportedFailure(new AppError(code))).toBe(false);
  });
});

describe('what three of four visits stay below', () => {
  const bounds = [100, 200, 400];
  it('lies within the step that holds it', () => {
    expect(typicalOf({ bounds, counts: [0, 4, 0, 0] })).toBe(175);
    expect(typicalOf({ bounds, counts: [3, 1, 0, 0] })).toBe(100);
    expect(typicalOf({ bounds, counts: [0, 0, 0, 5] })).toBe(400);
    expect(typicalOf({ bounds, counts: [0, 0, 0, 0] })).toBeUndefined();
  });

  it('is never outside of what was measured', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }), (counts) => {
        const typical = typicalOf({ bounds, counts });
        if (typical === undefined) return;
        expect(typical).toBeGreaterThanOrEqual(0);
        expect(typical).toBeLessThanOrEqual(400);
      }),
    );
  });

  it('is rated by the known limits', () => {
    expect(ratingOf('LCP', 2500)).toBe('good');
    expect(ratingOf('INP', 201)).toBe('fair');
    expect(ratingOf('CLS', 0.3)).toBe('poor');
  });
});
