import type { TeamHit } from './teamSearch';

/**
 * By what the first of the best fitting teams were put first: skills that they need and the person has; else nothing but
 * places and city, because the person names no skills (`noSkills`) or nobody needs them (`noNeed`), or because no team has a
 * place left (`full`).
 */
export type MatchBasis = 'skills' | 'noSkills' | 'noNeed' | 'full';

/** What the order of a page of teams, sorted by match, builds on for somebody with these skills. */
export function matchBasis(
  skills: readonly string[],
  hits: readonly Pick<TeamHit, 'openPlaces' | 'matchedSkills'>[],
): MatchBasis {
  const open = hits.filter(({ openPlaces }) => openPlaces > 0);
  if (open.length === 0) return 'full';
  if (open.some(({ matchedSkills }) => matchedSkills.length > 0)) return 'skills';
  return skills.length === 0 ? 'noSkills' : 'noNeed';
}
