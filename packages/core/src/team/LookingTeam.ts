import { readRow } from '../db/readRow';

/** A team that looks for somebody, as it describes itself to everybody. */
export interface LookingTeam {
  readonly name: string;
  readonly pitch: string;
  readonly city: string | undefined;
  /** Keys of the skills catalogue. */
  readonly wantedSkills: readonly string[];
}

/** Reads a row of `teams_looking`. @throws AppError `malformed_row` naming the column. */
export function lookingTeamFromRow(value: unknown): LookingTeam {
  const row = readRow('teams_looking', value);
  return {
    name: row.requiredText('name'),
    pitch: row.requiredText('pitch'),
    city: row.optionalText('city'),
    wantedSkills: row.textList('wanted_skills'),
  };
}
