import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { handInAdminMutations, teamsWithFate } from './handInAdminQueries';
import { handInAdminRepository } from './handInAdminRepository';

const teamIds = Array.from({ length: 430 }, (_, n) => `t${n}`);
const until = new Date('2024-12-09T22:59:00Z');
const extension = { milestoneId: 'm', teamIds, until, reason: ' Our fault ' };

type Sent = { p_team_ids: string[]; p_reason?: string; p_until?: string };
const answering = (fateOf: (teamId: string) => string) =>
  restDouble(({ body }) => ({
    body: (body as Sent).p_team_ids.map((team_id) => ({ team_id, fate: fateOf(team_id) })),
  }));

describe('what is done to many', () => {
  it('goes out two hundred teams at a time, and answers for all', async () => {
    const { client, seen } = answering((id) => (id === 't7' ? 'too_early' : 'extended'));
    const fates = await handInAdminRepository(client).extend(extension);
    expect(seen.map(({ body }) => (body as Sent).p_team_ids.length)).toEqual([200, 200, 30]);
    expect(seen[2]?.body).toMatchObject({ p_until: until.toISOString(), p_reason: 'Our fault' });
    expect(fates).toHaveLength(430);
    expect(teamsWithFate(fates, 'too_early')).toEqual(['t7']);
  });

  it('is read strictly: a fate that nobody knows is no answer', async () => {
    const { client } = answering(() => 'lost');
    await expect(handInAdminRepository(client).remind(extension)).rejects.toMatchObject({
      code: 'malformed_row',
    });
  });
});

describe('the way back from an extension', () => {
  const undo = async (fateOf: (teamId: string) => string) => {
    const { client, seen } = answering(fateOf);
    const { extend } = handInAdminMutations(client);
    const fates = [
      { teamId: 'a', fate: 'extended' },
      { teamId: 'b', fate: 'accepted' },
    ] as const;
    const back = extend.undo?.([...fates], extension);
    await back?.mutationFn();
    return seen.map(({ table, body }) => [table, (body as Sent).p_team_ids]);
  };

  it('is for the teams that got it', async () => {
    expect(await undo(() => 'taken_back')).toEqual([['take_back_extensions', ['a']]]);
  });

  it('says that a team handed in since, or that somebody changed it', async () => {
    await expect(undo(() => 'handed_in')).rejects.toMatchObject({ code: 'take_back_over' });
    await expect(undo(() => 'changed')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the way back from opening again', () => {
  const undo = async (fateOf: (teamId: string) => string) => {
    const { client, seen } = answering(fateOf);
    const { reopen } = handInAdminMutations(client);
    const fates = [
      { teamId: 'a', fate: 'reopened' },
      { teamId: 'b', fate: 'not_handed_in' },
    ] as const;
    await reopen.undo?.([...fates], { ...extension, reason: 'A file was broken' }).mutationFn();
    return seen.map(({ table, body }) => [table, (body as Sent).p_team_ids]);
  };

  it('is for the teams that may hand in again', async () => {
    expect(await undo(() => 'taken_back')).toEqual([['take_back_reopenings', ['a']]]);
  });

  it('says that a team handed in since, or that somebody changed it', async () => {
    await expect(undo(() => 'handed_in')).rejects.toMatchObject({ code: 'take_back_over' });
    await expect(undo(() => 'changed')).rejects.toMatchObject({ code: 'conflict' });
  });
});
