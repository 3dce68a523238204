// Why a team and a person fit, in words. The database finds the reasons; nothing here reckons anew.
import { m } from '../../paraglide/messages';
import { andWords } from './listWords';
import type { Locale } from '@grow/shell';

/** What the database found. Skills come as their names. */
export type Reasons = {
  readonly skills: readonly string[];
  /** The city of both; undefined where theirs differ or one is unknown. */
  readonly city: string | undefined;
};

function sentence(skills: string | undefined, city: string | undefined): string | undefined {
  if (skills === undefined) return city === undefined ? undefined : m.reason_city_alone({ city });
  return city === undefined ? skills : m.reason_both({ first: skills, second: m.reason_city({ city }) });
}

/** Needs Sales, you have it; both in Karlsruhe. Undefined without a reason. */
export function teamReason({ skills, city }: Reasons, locale: Locale): string | undefined {
  const named = { skills: andWords(skills, locale) };
  if (skills.length === 0) return sentence(undefined, city);
  return sentence(skills.length === 1 ? m.reason_team_needs(named) : m.reason_team_needs_many(named), city);
}

/** Has Sales, your team needs it; both in Karlsruhe. Undefined without a reason. */
export function personReason({ skills, city }: Reasons, locale: Locale): string | undefined {
  const named = { skills: andWords(skills, locale) };
  if (skills.length === 0) return sentence(undefined, city);
  return sentence(skills.length === 1 ? m.reason_person_has(named) : m.reason_person_has_many(named), city);
}
