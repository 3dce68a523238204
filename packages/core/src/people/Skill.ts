import { readRow } from '../db/readRow';
import type { Locale } from '../profile/Locale';

/** The parts of the catalogue, in their order. */
export const skillGroups = ['build', 'design', 'business', 'field'] as const;

/** A part of the catalogue. */
export type SkillGroup = (typeof skillGroups)[number];

/** One entry of the skills catalogue; profiles hold its key. */
export interface Skill {
  readonly key: string;
  readonly group: SkillGroup;
  /** Its name in every language. */
  readonly names: Readonly<Record<Locale, string>>;
}

/** Reads a row of `skills`. @throws AppError `malformed_row` naming the column. */
export function skillFromRow(value: unknown): Skill {
  const row = readRow('skills', value);
  return {
    key: row.requiredText('key'),
    group: row.oneOf('grp', skillGroups),
    names: { en: row.requiredText('name_en'), de: row.requiredText('name_de') },
  };
}
