// Who visits what: every stop that a role may see, one that each guard keeps from it, and of all that a sample.
import { pairwise } from './pairwise';
import { isLetIn, type Role } from './roles';
import { languages, type Language, type Stop } from './stops';

/** Widths in px, each with the height of its window. */
export const heights = { 390: 844, 1440: 900 } as const;
/** A width that is looked at. */
export type Width = keyof typeof heights;
/** How a page is looked at. */
export interface Look {
  width: Width;
  theme: 'dark' | 'light';
}

/** One load of a page, and the looks at it. */
export interface Visit {
  role: Role;
  stop: Stop;
  language: Language;
  isDenied: boolean;
  /** The first is that in which it loads. */
  looks: readonly Look[];
}

/** Texts are longest in German and windows narrowest on a phone: they meet at the load. */
const looksIn: Readonly<Record<Language, readonly Look[]>> = {
  en: (['dark', 'light'] as const).flatMap((theme) => [
    { width: 1440, theme },
    { width: 390, theme },
  ]),
  de: (['light', 'dark'] as const).flatMap((theme) => [
    { width: 390, theme },
    { width: 1440, theme },
  ]),
};

/** A stop that only somebody with a team has more to see at than its plain address. */
const isMore = (role: Role, { route }: Stop): boolean =>
  role === 'participant' && /^(?:team|teamOfficeHours|experiments)\?/.test(route);

/** Everything that a role visits. */
export function visitsOf(role: Role, stops: readonly Stop[]): Visit[] {
  const seen = stops.filter((stop) => isLetIn(role, stop.guard) && !isMore(role, stop));
  const kept = stops.filter(({ guard }) => guard !== 'visitor' && !isLetIn(role, guard));
  const denied = kept.filter(
    (stop, at) => kept.findIndex(({ guard }) => String(guard) === String(stop.guard)) === at,
  );
  return languages.flatMap((language) =>
    [...seen, ...denied].map((stop) => ({
      role,
      stop,
      language,
      isDenied: denied.includes(stop),
      looks: looksIn[language],
    })),
  );
}

/** A visit with its state. */
export type Planned = Visit & { state: string };

/** Of all looks at all visits few in which every two of route, role, state, width, theme and language meet. */
export function sampleOf(visits: readonly Planned[]): Planned[] {
  const single = visits.flatMap((visit) => visit.looks.map((look) => ({ ...visit, looks: [look] as const })));
  return pairwise(single, ({ stop: { route }, role, state, language, looks: [{ width, theme }] }) => ({
    ...{ route, role, state, language, theme },
    width: String(width),
  }));
}
