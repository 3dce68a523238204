import { asAdmin } from './people';

/** The season that runs. Not the latest: another test may be preparing the next one. @throws Error where none runs. */
export async function runningSeason(): Promise<{ id: string }> {
  const asked = '/rest/v1/seasons?select=id&opened_at=not.is.null&order=starts_on.desc&limit=1';
  const [season] = await asAdmin<{ id: string }[]>('GET', asked);
  if (!season) throw new Error('No season runs.');
  return season;
}
