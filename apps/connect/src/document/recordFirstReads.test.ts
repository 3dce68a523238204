import { describe, expect, it } from 'vitest';
import { HOUR, PERSON, recordFirstReads } from './recordFirstReads';

const found = await recordFirstReads();
const readsAt = (path: string) => found.find((one) => one.path === path)?.reads ?? [];
const addressesAt = (path: string) => readsAt(path).map((read) => read.path);

describe('what connect’s document asks for', () => {
  it('is known for every address of members that says all by itself', () => {
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/teams', '/events', '/profile', '/profile/security']),
    );
    expect(found.filter(({ path }) => path.includes(':') || path.startsWith('/admin'))).toEqual([]);
  });

  it('is what frame and guards read at each of them', () => {
    for (const { path } of found)
      for (const table of ['profiles', 'signup_info', 'consents', 'seasons'])
        expect(addressesAt(path).join('\n'), path).toContain(`/rest/v1/${table}?`);
  });

  it('is what the screen reads', () => {
    expect(addressesAt('/events')).toContainEqual(expect.stringMatching(/\/events\?.*&offset=0&limit=50$/));
    expect(readsAt('/teams')).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/rest/v1/rpc/search_teams' }),
    );
  });

  it('names the reader and the hour, but no project, key or token', () => {
    const text = JSON.stringify(found);
    expect(text).toContain(`user_id=eq.${PERSON}`);
    expect(text).toContain(`ends_at=gt.${HOUR}`);
    expect(text).not.toMatch(/project\.example|sb_publishable|bearer|\d{4}-\d\d-\d\dT/i);
  });
});
