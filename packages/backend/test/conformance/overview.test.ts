// What organisers see first, on demo data: every figure equals the length of the list that it leads to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proposalRepository } from '../../../core/src/mentorProposal/proposalRepository';
import { overviewRepository } from '../../../core/src/overview/overviewRepository';
import { teamAdminRepository } from '../../../core/src/teamAdmin/teamAdminRepository';
import { compareFigures } from './figureRows';
import { startLocalBackend, type LocalBackend } from './localBackend';

let local: LocalBackend;
beforeAll(async () => {
  local = await startLocalBackend();
});
afterAll(() => local.stop());

describe('what organisers see first', () => {
  it('counts what its lists hold, every figure of it', async () => {
    const { client } = await local.signIn('ORGA');
    const { figures, compared, wrong } = await compareFigures(client);
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(40);
    expect(figures.participants.count).toBeGreaterThan(0);
    expect(figures.needs.length).toBeGreaterThan(0);
    const { withoutMentor } = await proposalRepository(client).countMentors();
    expect((await teamAdminRepository(client).countTeams()).without_mentor).toBe(withoutMentor);
    expect(figures.registrations.at(-1)?.figure.count).toBe(figures.participants.count);
    for (const { parts } of figures.weeks)
      if (parts)
        expect(Object.values(parts).reduce((sum, { count }) => sum + count, 0)).toBe(figures.teams.count);
  });

  it('says what happened last, newest first', async () => {
    const { client } = await local.signIn('ORGA');
    const news = await overviewRepository(client).listNews();
    expect(news.length).toBe(8);
    const times = news.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it.each(['PARTICIPANT', 'MENTOR'] as const)('is nothing for a %s', async (role) => {
    const { client } = await local.signIn(role);
    await expect(overviewRepository(client).getGrowth()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(overviewRepository(client).listNews()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(teamAdminRepository(client).countTeams()).rejects.toMatchObject({ code: 'forbidden' });
  });
});
