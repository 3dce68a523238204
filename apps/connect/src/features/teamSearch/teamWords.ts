import type { PersonHit, TeamHit, TeamSort } from '@grow/core/search';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { orWords } from './listWords';
import type { TeamsView } from './teamsAddress';

/** The orders of the lists, in words. */
export const sortWords: Record<TeamSort, () => string> = {
  match: m.teams_sort_match,
  open: m.teams_sort_open,
  new: m.teams_sort_new,
  name: m.teams_sort_name,
};

/** A number as the language writes it. */
const number = (value: number, locale: Locale) => value.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB');

/** 2 places open, or Full. */
export function placesInWords(openPlaces: number, locale: Locale): string {
  if (openPlaces <= 0) return m.teams_full();
  return openPlaces === 1 ? m.teams_places_one() : m.teams_places({ count: number(openPlaces, locale) });
}

/** How many there are, and what they want or have: "22 teams" and "want Design or Sales". */
export function countInWords(view: TeamsView, total: number, skills: readonly string[], locale: Locale) {
  const count = { count: number(total, locale) };
  const named = { skills: orWords(skills, locale) };
  const isOne = total === 1;
  const words =
    view === 'teams'
      ? {
          count: isOne ? m.teams_count_one() : m.teams_count(count),
          skills: isOne ? m.teams_count_want_one(named) : m.teams_count_want(named),
        }
      : {
          count: isOne ? m.teams_count_people_one() : m.teams_count_people(count),
          skills: isOne ? m.teams_count_have_one(named) : m.teams_count_have(named),
        };
  return { count: words.count, skills: skills.length > 0 ? words.skills : undefined };
}

/** How many teams want someone and how many people want a team, in one sentence. */
export function leadInWords(openTeams: number, people: number, locale: Locale): string {
  const count = (value: number) => ({ count: number(value, locale) });
  return m.teams_lead({
    teams: openTeams === 1 ? m.teams_want_one() : m.teams_want(count(openTeams)),
    people: people === 1 ? m.teams_seekers_one() : m.teams_seekers(count(people)),
  });
}

/** Where one is in a list: 21–40 of 97. */
export const positionInWords = (first: number, shown: number, total: number, locale: Locale): string =>
  m.people_position({
    from: number(first, locale),
    to: number(first + shown - 1, locale),
    total: number(total, locale),
  });

/** Trier, hardware. */
export const teamMeta = ({ city, industry }: Pick<TeamHit, 'city' | 'industry'>): string =>
  [city, industry].filter(Boolean).join(', ');

/** Business law, Mannheim; the university where no city is shown. */
export const personAbout = ({ studies, city, university }: PersonHit): string =>
  [studies, city ?? university].filter(Boolean).join(', ');

/** Those that match first, then the others, as far as a card has room. */
export function matchesFirst(all: readonly string[], matches: readonly string[], limit: number) {
  const sorted = [...all].sort((a, b) => Number(matches.includes(b)) - Number(matches.includes(a)));
  return { shown: sorted.slice(0, limit), hidden: Math.max(0, sorted.length - limit) };
}
