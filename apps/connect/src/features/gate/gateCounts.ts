// Sentences about a locked round that count something, in the singular where there is one.
import type { GateResults } from '@grow/core/gate';
import { dateTimeInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

const number = (value: number, locale: Locale) => value.toLocaleString(locale);

/** "16 go on" at the line. */
export const onWords = (count: number, locale: Locale): string =>
  count === 1 ? m.gates_on_count_one() : m.gates_on_count({ count: number(count, locale) });

/** "16 of 241 go on". */
export const onOfWords = (count: number, of: number, locale: Locale): string =>
  count === 1
    ? m.gates_on_of_one({ of: number(of, locale) })
    : m.gates_on_of({ count: number(count, locale), of: number(of, locale) });

/** "of 241 go on", under a large figure. */
export const ofTeamsWords = (count: number, of: number, locale: Locale): string =>
  (count === 1 ? m.gates_on_of_teams_one : m.gates_on_of_teams)({ count: number(of, locale) });

/** Places of a part of a round that cannot be compared with the others. */
export const partWords = (stages: string, places: number, locale: Locale): string =>
  places === 1 ? m.gates_part_one({ stages }) : m.gates_part({ stages, places: number(places, locale) });

/** Notes on a team, or the way to the first one. */
export function notesWords(notes: number, team: string): string {
  if (notes === 0) return m.gates_note_on({ team });
  return notes === 1 ? m.gates_notes_on_one({ team }) : m.gates_notes_on({ count: notes, team });
}

/** Score sheets that wait and will not count. */
export const lateWords = (count: number, locale: Locale): string =>
  count === 1 ? m.gates_decide_late_one() : m.gates_decide_late({ count: number(count, locale) });

/** How many comments a team reads. */
export const commentsWords = (count: number): string =>
  count === 1 ? m.gates_jurors_one() : m.gates_jurors({ count });

/** Where a locked round stands, in a sentence. */
export function gateLeadWords({ round, ballots, teams, decisions }: GateResults, locale: Locale): string {
  if (round.state === 'deliberation') {
    const facts = { sheets: number(ballots.length, locale), teams: number(teams.length, locale) };
    return round.cutSize === 1
      ? m.gates_lead_deliberation_one(facts)
      : m.gates_lead_deliberation({ ...facts, places: number(round.cutSize, locale) });
  }
  if (round.state === 'released')
    return round.releasedAt ? m.gates_lead_released({ time: dateTimeInWords(round.releasedAt, locale) }) : '';
  const on = decisions.filter(({ decision }) => decision === 'on').length;
  return on === 1 ? m.gates_lead_decided_one() : m.gates_lead_decided({ count: number(on, locale) });
}
