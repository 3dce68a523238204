import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { dangerMutations, dangerQueries } from './dangerQueries';
import { dangerRepository } from './dangerRepository';
import { demoOverviewFromRow } from './DemoOverview';
import { seasonStopFromRow } from './SeasonStop';

const stop = { teams: 12, people: 33, weeks: 7, drafts: 4, events: 5, announcements: 1 };
const restart = {
  ...{
    until: '2024-12-13T10:00:00+00:00',
    weeks: 1,
    returned: 0,
    extended: 2,
    due_at: '2024-12-12T22:59:00+00:00',
  },
};
const demo = {
  people: 63,
  teams: 12,
  others: 17,
  kept: 1,
  job_id: null,
  obstacles: [{ code: 'own', count: 1 }],
};

describe('stopping a season', () => {
  it('is said before: what it does or, once it is stopped, what starting it again does', () => {
    expect(seasonStopFromRow({ version: 'v', stop })).toEqual({ version: 'v', stop, restart: undefined });
    expect(seasonStopFromRow({ version: 'v', restart }).restart).toMatchObject({
      extended: 2,
      until: new Date('2024-12-13T10:00:00Z'),
      dueAt: new Date('2024-12-12T22:59:00Z'),
    });
    expect(() => seasonStopFromRow({ version: 'v', stop: { ...stop, teams: null } })).toThrow(
      'preview_season_stop.stop.teams',
    );
  });

  it('asks for a fresh proof, and says that it can no longer be taken back', async () => {
    const refused = (code: string) =>
      dangerRepository(restDouble(() => ({ status: 400, body: { code, message: code } })).client);
    const season = { id: 's', version: 'v' };
    await expect(refused('GR126').stopSeason(season)).rejects.toMatchObject({
      code: 'reauthentication_needed',
    });
    await expect(refused('GR027').restartSeason(season)).rejects.toMatchObject({ code: 'undo_over' });
  });
});

describe('demo data', () => {
  it('is counted with what stands in the way', () => {
    expect(demoOverviewFromRow(demo)).toEqual({
      ...{ people: 63, teams: 12, others: 17, kept: 1, jobId: undefined },
      obstacles: [{ code: 'own', count: 1 }],
    });
    expect(() => demoOverviewFromRow({ ...demo, obstacles: [{ code: 'moon', count: 1 }] })).toThrow(
      'demo_overview.obstacles.code',
    );
  });

  it('is deleted by a job; what real things hang on is a conflict', async () => {
    const { client } = restDouble(() => ({ body: 'job' }));
    expect(await dangerRepository(client).deleteDemo()).toBe('job');
    const { client: refusing } = restDouble(() => ({
      status: 400,
      body: { code: 'GR159', message: 'demo_in_use' },
    }));
    await expect(dangerRepository(refusing).deleteDemo()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has its keys where jobs and the season are read anew', () => {
    expect(dangerQueries(undefined).stop('s').queryKey[0]).toBe('season');
    expect(dangerMutations(undefined).deleteDemo.invalidates).toEqual([['demo'], ['jobs']]);
    expect(dangerMutations(undefined).stop.subject({ id: 's', version: 'v' })).toBe('season s');
  });
});
