import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../csv/csv';
import {
  checkedRows,
  fateCounts,
  guessedMapping,
  importRowNumber,
  importSourceOfFile,
  importSourceOfPaste,
  isConsentColumn,
  mappedTo,
  rowsAlike,
  type ImportChoices,
  type ImportSource,
  type Knowledge,
  type ReadSource,
} from '.';
import { emailOf, emailProblem } from './importValues';
import { lettersApart, nearestName } from './nearestName';

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));
const sourceOf = (read: ReadSource): ImportSource => {
  if (read.kind !== 'source') throw new Error(read.why);
  return read.source;
};
const file = (text: string) => sourceOf(importSourceOfFile(bytes(text)));
const paste = (text: string) => sourceOf(importSourceOfPaste(text));

const skills = [
  { key: 'law', group: 'business', names: { en: 'Law', de: 'Recht' } },
  { key: 'sales', group: 'business', names: { en: 'Sales', de: 'Vertrieb' } },
] as const;
const nobody: Knowledge = { people: [], universities: [] };
const choicesFor = (source: ImportSource, changes: Partial<ImportChoices> = {}): ImportChoices => ({
  ...{ mapping: guessedMapping(source), role: 'PARTICIPANT', locale: 'de', mended: {}, leftOut: [] },
  ...{ isChecking: true, ...changes },
});
const check = (source: ImportSource, knowledge = nobody, changes: Partial<ImportChoices> = {}) =>
  checkedRows(source, choicesFor(source, changes), knowledge, skills);

describe('a file', () => {
  it.each([
    ['UTF-8 with a byte order mark', bytes('\uFEFFVorname;E-Mail\r\nZoë;zoe@uni.example\r\n'), 'utf-8'],
    ['Windows-1252', latin('Vorname;E-Mail\r\nZoë;zoe@uni.example\r\n'), 'windows-1252'],
    [
      'UTF-16',
      Uint8Array.from([
        0xff,
        0xfe,
        ...[...'Vorname\tE-Mail\r\nZoë\tzoe@uni.example'].flatMap((sign) => [sign.charCodeAt(0), 0]),
      ]),
      'utf-16',
    ],
  ] as const)('is read in %s', (_what, content, encoding) => {
    const source = sourceOf(importSourceOfFile(content));
    expect(source).toMatchObject({
      encoding,
      header: ['Vorname', 'E-Mail'],
      rows: [['Zoë', 'zoe@uni.example']],
    });
  });

  it.each([';', ',', '\t', '|'] as const)('is read with %j between its cells', (separator) => {
    const source = file(`Name${separator}Mail\nAda${separator}ada@uni.example\n`);
    expect([source.separator, source.rows]).toEqual([separator, [['Ada', 'ada@uni.example']]]);
  });

  it('says in its first line what parts its cells, and may break a line within quotes', () => {
    const source = file(
      'sep=,\r\nNachname,E-Mail,Studium\r\n"Lovelace, ""Ada""",ada@uni.example,"Mathe\r\nund Musik"\r\n',
    );
    expect(source.rows).toEqual([['Lovelace, "Ada"', 'ada@uni.example', 'Mathe\r\nund Musik']]);
  });

  it('keeps blank rows, so that a row has the number that a spreadsheet shows', () => {
    const source = file('Mail\n\na@uni.example\n\n\n');
    expect(source.rows).toEqual([[''], ['a@uni.example']]);
    expect(check(source).map(({ number }) => number)).toEqual([3]);
  });

  it.each([
    ['empty', ''],
    ['empty', 'Vorname;E-Mail\n;\n'],
    ['not_text', 'PK\u0003\u0004binary'],
    ['not_text', 'a\0b'],
    ['too_many_rows', `Mail\n${'a@uni.example\n'.repeat(5001)}`],
  ])('is refused as %s', (why, text) => {
    expect(importSourceOfFile(bytes(text))).toEqual({ kind: 'refused', why });
  });

  it('gives back what a spreadsheet wrote, whatever its cells say', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ';', ',', '\n', '@', ' ') });
    const rows = fc.array(fc.tuple(cell, cell, fc.constant('x@uni.example')), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, (table) => {
        const source = file(csvOf([['Vorname', 'Nachname', 'E-Mail'], ...table]));
        // csvOf puts a mark before what a spreadsheet would run.
        const plain = (text: string) => text.trim().replace(/^'/, '').trim();
        expect(source.rows.map((row) => row.map(plain))).toEqual(table.map((row) => row.map(plain)));
      }),
      { seed: 55 },
    );
  });

  it('is read with the reader that was kept, not by hand', () => {
    expect(Papa.parse<string[]>('"a\nb";c').data).toEqual([['a\nb', 'c']]);
  });
});

describe('what is pasted', () => {
  it.each([
    ['a@uni.example, b@uni.example; c@uni.example', ['a@uni.example', 'b@uni.example', 'c@uni.example']],
    ['a@uni.example\nb@uni.example c@uni.example\n', ['a@uni.example', 'b@uni.example', 'c@uni.example']],
    ['a@uni.example', ['a@uni.example']],
  ])('%j is addresses', (text, emails) => {
    expect(check(paste(text)).map(({ email }) => email)).toEqual(emails);
  });

  it('takes names from what a program for mail copies', () => {
    const rows = check(
      paste('Ada Lovelace <ada@uni.example>, "Hopper, Grace" <Grace@Uni.example>, x@uni.example'),
    );
    expect(rows.map(({ email, name }) => [email, name])).toEqual([
      ['ada@uni.example', 'Ada Lovelace'],
      ['grace@uni.example', 'Grace Hopper'],
      ['x@uni.example', ''],
    ]);
  });

  it('from a spreadsheet is a table', () => {
    const source = paste('Vorname\tMail\nAda\tada@uni.example');
    expect([source.header, guessedMapping(source)]).toEqual([
      ['Vorname', 'Mail'],
      ['firstName', 'email'],
    ]);
  });
});

describe('columns', () => {
  it('are guessed by their names in both languages, each field once', () => {
    const header = 'Vorname;Nachname;E-Mail;Hochschule;Studiengang;Semester;Kann;First name;Role;Newsletter';
    expect(guessedMapping(file(`${header}\na;b;c@uni.example;d;e;5;f;g;h;x`))).toEqual([
      ...['firstName', 'lastName', 'email', 'university', 'studies', null, 'skills', null, 'role', null],
    ]);
    expect(isConsentColumn('Newsletter?')).toBe(true);
    expect(isConsentColumn('Vorname')).toBe(false);
  });

  it('without a name are known by addresses', () => {
    expect(guessedMapping(file('a;a@uni.example\nb;b@uni.example'))).toEqual([null, 'email']);
  });

  it('give up a field that another one takes', () => {
    expect(mappedTo(['email', 'firstName', null], 2, 'email')).toEqual([null, 'firstName', 'email']);
  });
});

describe('what becomes of a row', () => {
  const known = (email: string, changes: Partial<Knowledge['people'][number]> = {}) => ({
    ...{ email, firstName: 'Ada', lastName: 'Lovelace', isConfirmed: true, empty: ['city'] as const },
    ...changes,
  });
  const table = file(
    [
      'Vorname;Nachname;Mail;Stadt',
      'New;One;new@uni.example;Kiel',
      'Ada;Lovelace;ada@uni.example;Kiel',
      'Ada;Lovelace;full@uni.example;Kiel',
      'Ada;Lovelace;quiet@uni.example;Kiel',
      'Ada;Lovelace;new@uni.example;Kiel',
    ].join('\n'),
  );
  const people: Knowledge = {
    people: [
      known('ada@uni.example'),
      known('full@uni.example', { empty: [] }),
      known('quiet@uni.example', { isConfirmed: false }),
    ],
    universities: [],
  };

  it('is said for each', () => {
    expect(check(table, people).map(({ number, fate }) => [number, fate])).toEqual([
      ...[
        [2, 'new'],
        [3, 'change'],
        [4, 'same'],
        [5, 'again'],
        [6, 'problem'],
      ],
    ]);
    expect(check(table, people)[1]?.added).toEqual({ city: 'Kiel' });
    expect(check(table, people)[4]?.problems).toEqual([{ field: 'email', code: 'duplicate', row: 2 }]);
  });

  it('changes with what is mended and left out', () => {
    expect(
      fateCounts(check(table, people, { mended: { 6: { email: 'other@uni.example' } }, leftOut: [2] })),
    ).toEqual({ new: 1, change: 1, same: 1, again: 1, problem: 0, left_out: 1 });
    // The first with an address is left out: the second has it alone.
    expect(check(table, people, { leftOut: [2] }).at(-1)?.fate).toBe('new');
  });

  const problemsOf = (text: string, knowledge = nobody) =>
    check(file(`Vorname;Nachname;Mail;Hochschule;Rolle;Sprache;Kann\n${text}`), knowledge)[0]?.problems;

  it.each([
    ['A;B;;;;;', { field: 'email', code: 'email_missing' }],
    ['A;B;ab;;;;', { field: 'email', code: 'email_without_at' }],
    ['A;B;a@uni;;;;', { field: 'email', code: 'email_without_ending' }],
    ['A;B;a b@uni.example;;;;', { field: 'email', code: 'email_invalid' }],
    [';B;a@uni.example;;;;', { field: 'firstName', code: 'name_missing' }],
    [`${'A'.repeat(81)};B;a@uni.example;;;;`, { field: 'firstName', code: 'too_long', max: 80 }],
    ['A\u202e;B;a@uni.example;;;;', { field: 'firstName', code: 'invalid' }],
    ['A;B;a@uni.example;;Orga;;', { field: 'role', code: 'role_orga' }],
    ['A;B;a@uni.example;;Boss;;', { field: 'role', code: 'role_unknown' }],
    ['A;B;a@uni.example;;;fr;', { field: 'locale', code: 'locale_unknown' }],
    ['A;B;a@uni.example;;;;Recht, Zauberei', { field: 'skills', code: 'skill_unknown', words: ['Zauberei'] }],
  ])('%j has a problem', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('asks about a university that nearly is a known one, and takes what was mended as it stands', () => {
    const knowledge = { people: [], universities: ['Uni Kiel'] };
    const near = { field: 'university', code: 'university_near', near: 'Uni Kiel' };
    expect(problemsOf('A;B;a@uni.example;Uni Keil;;;', knowledge)).toEqual([near]);
    const source = file('Mail;Uni\na@uni.example;Uni Keil');
    const mended = { 2: { university: 'Uni Keil' } };
    expect(check(source, knowledge, { mended })[0]?.fate).toBe('new');
  });

  it('is a question where the address belongs to somebody of another name', () => {
    expect(check(file('Nachname;Mail\nBrandau;ada@uni.example'), people)[0]?.problems).toEqual([
      { field: 'email', code: 'other_person', name: 'Ada Lovelace' },
    ]);
    expect(check(file('Nachname;Mail\nLovelacé;ada@uni.example'), people)[0]?.problems).toEqual([]);
  });

  it('reads role, language and skills in both languages', () => {
    const [row] = check(file('Mail;Rolle;Sprache;Skills\na@uni.example;Mentorin;English;Recht; Sales'));
    expect([row?.role, row?.locale, row?.fields.skills]).toEqual(['MENTOR', 'en', ['law']]);
  });

  it('is mended alike in rows that say the same', () => {
    const source = file('Mail;Kann\na@uni.example;Zauberei\nb@uni.example;Zauberei\nc@uni.example;Recht');
    const choices = choicesFor(source);
    expect(rowsAlike(check(source), source, choices, 'skills', 2)).toEqual([3]);
  });

  it('is one of the fates for every row that says something, whatever it says', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('a@uni.example', 'b@uni.example', 'Mentor', 'ORGA', 'de'),
    );
    const rows = fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, (cells) => {
        const source: ImportSource = {
          ...{ encoding: 'utf-8', separator: ';' },
          header: ['Mail', 'Vorname', 'Rolle', 'Sprache', 'Kann'],
          rows: cells,
        };
        const checked = check(source);
        const saying = cells.filter((row) => row.some((one) => one !== ''));
        expect(checked).toHaveLength(saying.length);
        expect(Object.values(fateCounts(checked)).reduce((sum, count) => sum + count)).toBe(saying.length);
        const imported = checked.filter(({ fate }) => fate === 'new');
        expect(new Set(imported.map(({ email }) => email)).size).toBe(imported.length);
        expect(imported.every(({ role }) => role !== ('ORGA' as string))).toBe(true);
        expect(checked.every(({ number }) => number >= importRowNumber(source, 0))).toBe(true);
      }),
      { seed: 55 },
    );
  });
});

describe('addresses and names', () => {
  it.each([
    ['Ada <ADA@Uni.example>', 'ada@uni.example'],
    ['mailto:a@uni.example', 'a@uni.example'],
    [' a@uni.example ', 'a@uni.example'],
  ])('%j is %s', (cell, email) => {
    expect(emailOf(cell)).toBe(email);
    expect(emailProblem(email)).toBeUndefined();
  });

  it('are near where letters are swapped, and TU is not HU', () => {
    expect(lettersApart('keil', 'kiel', 2)).toBe(1);
    expect(nearestName('Uni Keil', ['Uni Köln', 'Uni Kiel'])).toBe('Uni Kiel');
    expect(nearestName('TU Berlin', ['HU Berlin'])).toBeUndefined();
    expect(nearestName('FH', ['FU'])).toBeUndefined();
  });
});
