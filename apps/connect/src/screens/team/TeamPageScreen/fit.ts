import type { Profile } from '@grow/core';
import type { Team } from '@grow/core/team';

/** Why a team and a person fit: keys of skills, and the city of both. */
export type Fit = { readonly skills: readonly string[]; readonly city: string | undefined };

const sameCity = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** The wanted skills that a person has. */
export const matchesOf = (
  profile: Pick<Profile, 'skills'> | undefined,
  wanted: readonly string[],
): string[] => wanted.filter((key) => profile?.skills.includes(key));

/** What the list says about this team, for one team whose page is open; undefined without a reason. */
export function fitOf(
  profile: Pick<Profile, 'skills' | 'city'> | undefined,
  team: Pick<Team, 'wantedSkills' | 'city'>,
): Fit | undefined {
  const skills = matchesOf(profile, team.wantedSkills);
  const city = sameCity(profile?.city, team.city) ? team.city : undefined;
  return skills.length > 0 || city !== undefined ? { skills, city } : undefined;
}
