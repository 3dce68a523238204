// What a column can become, and what its name is guessed to mean in either language.
import { asSearched } from '../text/withoutAccents';
import type { ImportSource } from './ImportSource';

/** What a column can become. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'role',
  'locale',
  'university',
  'universityCountry',
  'studies',
  'city',
  'homeland',
  'keyQualification',
  'skills',
] as const;
/** What a column becomes. */
export type ImportField = (typeof importFields)[number];

/** By column: what it becomes; null where it is left out. */
export type ImportMapping = readonly (ImportField | null)[];

/** Longest value in characters of what is written as it stands. */
export const importLimits = {
  firstName: 80,
  lastName: 80,
  university: 120,
  universityCountry: 120,
  studies: 120,
  city: 80,
  homeland: 120,
  keyQualification: 120,
} as const satisfies Partial<Record<ImportField, number>>;

/** A field that is written as it stands. */
export type ImportedLine = keyof typeof importLimits;

const names: Readonly<Record<ImportField, string>> = {
  email:
    'email|e mail|mail|e mail adresse|mailadresse|emailadresse|email address|mail address|adresse e mail',
  firstName: 'first name|firstname|given name|forename|vorname|rufname',
  lastName: 'last name|lastname|surname|family name|nachname|familienname|name',
  role: 'role|rolle|funktion',
  locale: 'language|locale|sprache|mailsprache',
  university: 'university|uni|college|school|hochschule|universitat|hs|institution',
  universityCountry:
    'university country|country of university|country|land|land der hochschule|hochschulland|studienland',
  studies:
    'studies|subject|course|course of studies|degree|field of study|major|studiengang|studium|fach|studienfach',
  city: 'city|town|place|stadt|ort|wohnort|studienort',
  homeland: 'homeland|home country|nationality|heimat|heimatland|herkunft|herkunftsland',
  keyQualification: 'key qualification|qualification|schlusselqualifikation|qualifikation',
  skills: 'skills|skill|can|abilities|kann|konnen|fahigkeiten|kenntnisse|kompetenzen',
};

const folded = (text: string): string =>
  asSearched(text.replaceAll('ß', 'ss'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldByName = new Map<string, ImportField>(
  importFields.flatMap((field) => names[field].split('|').map((name) => [name, field] as const)),
);

const consentNames = /newsletter|consent|einwilligung|datenschutz|privacy|agb|terms|photo|foto/;

/** Whether a column says what only the person can say yes to: it is never imported. */
export const isConsentColumn = (name: string): boolean => consentNames.test(folded(name));

const looksLikeAddresses = (source: ImportSource, column: number): boolean => {
  const said = source.rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return said.length > 0 && said.filter((cell) => cell.includes('@')).length * 2 > said.length;
};

/** How many columns a table has. */
export const columnCount = ({ header, rows }: ImportSource): number =>
  rows.reduce((most, row) => Math.max(most, row.length), header?.length ?? 0);

/** What the columns are taken for: by their names, and the addresses by their look; each field once. */
export function guessedMapping(source: ImportSource): ImportMapping {
  const taken = new Set<ImportField>();
  const take = (field: ImportField | undefined): ImportField | null => {
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const columns = Array.from({ length: columnCount(source) }, (_, column) => column);
  const byName = columns.map((column) => take(fieldByName.get(folded(source.header?.[column] ?? ''))));
  // Pasted addresses have no header: names before the address, if there are any.
  if (!source.header && columns.length === 3 && looksLikeAddresses(source, 2))
    return ['firstName', 'lastName', 'email'];
  if (taken.has('email')) return byName;
  const address = columns.find((column) => byName[column] === null && looksLikeAddresses(source, column));
  return byName.map((field, column) => (column === address ? 'email' : field));
}

/** The mapping with one column changed: a field that another column had is taken from that one. */
export const mappedTo = (mapping: ImportMapping, column: number, field: ImportField | null): ImportMapping =>
  mapping.map((before, at) => {
    if (at === column) return field;
    return before === field ? null : before;
  });

/** Some different values of a column, to recognise it by. */
export const columnSamples = ({ rows }: ImportSource, column: number, most = 2): string[] =>
  [...new Set(rows.map((row) => row[column] ?? '').filter((cell) => cell !== ''))].slice(0, most);
