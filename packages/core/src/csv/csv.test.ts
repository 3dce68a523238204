import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvOf } from './csv';

/** A plain reader of CSV, as RFC 4180 says, with a separator of one's choice. */
function read(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)] ?? '';
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator || (sign === '\r' && text[at + 1] === '\n')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push([]);
        at += 1;
      }
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

describe('a cell', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '  =1+1',
    '\u00a0@x',
    '＝1',
    ' ＋1',
    '－1',
    '＠x',
  ])('makes no formula of %j', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toBe(`'${text}${/[\r\n]/.test(text) ? '"' : ''}`);
  });

  it.each(['Ada', 'a=b', 'O’Neil', "it's", ' Ada'])('leaves %j as it is', (text) => {
    expect(csvCell(text)).toBe(text);
  });

  it('doubles quotes and quotes what would end a cell', () => {
    expect(csvCell('say "yes"; or, no')).toBe('"say ""yes""; or, no"');
  });
});

describe('a file', () => {
  it('begins with a byte order mark, ends lines with CR LF and leaves numbers below zero alone', () => {
    expect(
      csvOf([
        ['name', 'ticket'],
        ['Zoë', -5],
        [undefined, 7],
      ]),
    ).toBe('\uFEFFname;ticket\r\nZoë;-5\r\n;7\r\n');
    expect(csvOf([['a', 'b']], ',')).toBe('\uFEFFa,b\r\n');
  });

  it('gives every text back to a reader, and no cell that a spreadsheet runs', () => {
    const signs = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '＝', ' ', '\t', '\r', '\n', '"', ';', ',', 'ä'),
    });
    const text = fc.oneof(fc.string({ unit: 'binary' }), signs);
    const table = fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, fc.constantFrom(',' as const, ';' as const), (rows, separator) => {
        const found = read(csvOf(rows, separator).slice(1), separator);
        expect(found.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
        found.flat().forEach((cell, index) => {
          const written = rows.flat()[index] ?? '';
          expect([written, `'${written}`]).toContain(cell);
          expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
        });
      }),
    );
  });
});
