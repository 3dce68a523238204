// Sentences about a round that count something, in the singular where there is one.
import { gapCount, type RoundSetup } from '@grow/core/round';
import { dateTimeInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

/** The words for one, and those for any other number. */
const counting =
  (one: () => string, many: (of: { count: string }) => string) =>
  (count: number, locale: Locale): string =>
    count === 1 ? one() : many({ count: count.toLocaleString(locale) });

export const teamsWords = counting(m.gates_teams_one, m.gates_teams);
export const juryWords = counting(m.gates_jury_size_one, m.gates_jury_size);
export const stagesWords = counting(m.gates_stages_count_one, m.gates_stages_count);
export const sheetsEachWords = counting(m.gates_sheets_each_one, m.gates_sheets_each);
export const placedWords = counting(m.gates_placed_one, m.gates_placed);
export const unplacedWords = counting(m.gates_unplaced_one, m.gates_unplaced);
export const updatedWords = counting(m.gates_teams_updated_one, m.gates_teams_updated);
export const missingWords = counting(m.gates_teams_missing_one, m.gates_teams_missing);
export const openOverWords = counting(m.gates_open_over_one, m.gates_open_over);

const openAnyway = counting(m.gates_open_anyway_one, m.gates_open_anyway);
const gapsWords = counting(m.gates_lead_gaps_one, m.gates_lead_gaps);

/** What opens a round, over so many gaps. */
export const openWords = (gaps: number, locale: Locale): string =>
  gaps === 0 ? m.gates_open() : openAnyway(gaps, locale);

/** Where a round stands before its lock, in a sentence or two. */
export function roundLeadWords({ round, stages, teams, gaps }: RoundSetup, locale: Locale): string {
  if (round.state === 'open')
    return round.locksAt
      ? m.gates_lead_open_until({ time: dateTimeInWords(round.locksAt, locale) })
      : m.gates_lead_open();
  const count = gapCount(gaps);
  const facts = `${teamsWords(teams.length, locale)}, ${stagesWords(stages.length, locale)}.`;
  return `${facts} ${count === 0 ? m.gates_lead_ready() : gapsWords(count, locale)}`;
}
