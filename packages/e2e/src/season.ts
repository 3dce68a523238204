import { asAdmin } from './people';

/** The season that runs. Not the latest: another test may be preparing the next one. @throws Error where none runs. */
export async function runningSeason(): Promise<{ id: string }> {
  const asked = '/rest/v1/seasons?select=id&opened_at=not.is.null&order=starts_on.desc&limit=1';
  const [season] = await asAdmin<{ id: string }[]>('GET', asked);
  if (!season) throw new Error('No season runs.');
  return season;
}

/** The address of what a week of the season that runs asks for; the one that another test may be preparing has a copy of each. */
export const milestoneAddress = async (week: number): Promise<string> =>
  `/rest/v1/milestones?week=eq.${week}&season_id=eq.${(await runningSeason()).id}`;
