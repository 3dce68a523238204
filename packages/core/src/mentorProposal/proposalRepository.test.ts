import { describe, expect, it } from 'vitest';
import { restDouble, type RestAnswer } from '../../test/restDouble';
import { groundChanges } from './groundChanges';
import { groundFromRow } from './NamedGround';
import { proposalMutations } from './proposalQueries';
import { proposalRepository } from './proposalRepository';

const row = {
  ...{ hash: 'h', computed_at: '2024-12-04T11:00:00+00:00' },
  teams: [
    {
      ...{ id: 't', name: 'Halbvoll', slug: 'halbvoll', logo: null, city: 'Kiel', wanted_skills: ['food'] },
      ...{ languages: ['de'], mentor_id: 'a', asked_id: 'b' },
    },
  ],
  mentors: [
    {
      ...{
        id: 'a',
        first_name: 'Bela',
        last_name: 'Nowack',
        avatar: null,
        skills: ['food'],
        languages: ['de'],
      },
      ...{ cities: [], capacity: 4, away_until: '2024-12-08' },
    },
  ],
  forbidden: [{ team_id: 't', mentor_id: 'a', reason: 'conflict' }],
  pins: [{ team_id: 't', mentor_id: 'b', pinned_by: null, created_at: '2024-12-04T11:00:00+00:00' }],
};
const refused = (code: string) => ({ status: 400, body: { code, message: 'no' } });

describe('proposalRepository', () => {
  it('reads the ground: who is asked stands for the team, who is away is named with the day', async () => {
    const { client } = restDouble(() => ({ body: row }));
    const ground = await proposalRepository(client).getGround();
    expect(ground.teams[0]).toMatchObject({ mentorId: 'b', isAsked: true, wantedSkills: ['food'] });
    expect(ground.mentors[0]).toMatchObject({ isAway: true, awayUntil: '2024-12-08', capacity: 4 });
    expect(ground).toMatchObject({ hash: 'h', pins: [{ teamId: 't', pinnedBy: undefined }] });
    expect(() => groundFromRow({ ...row, teams: [{}] })).toThrow('proposal_ground.teams.id');
  });

  it('lists mentors with when they were last in contact, which is asked for the page alone', async () => {
    const listed = {
      ...{
        user_id: 'a',
        first_name: 'Bela',
        last_name: 'Nowack',
        avatar: null,
        skills: [],
        languages: [],
        cities: [],
      },
      ...{ capacity: 4, line: '', active: 1, asked: 0, away_until: null, last_visit_at: null, waiting: 0 },
      ...{ waiting_since: null, needs_hand: false, conflicts: 0, total: 2 },
    };
    const { client, seen } = restDouble(({ table }) => ({
      body:
        table === 'list_mentors'
          ? [listed, { ...listed, user_id: 'b' }]
          : [{ mentor_id: 'a', last_contact_at: '2024-12-04T11:00:00+00:00' }],
    }));
    const sort = { by: 'free', isDescending: false } as const;
    const request = { search: '', state: undefined, sort, page: 1, pageSize: 20 };
    const { items, total } = await proposalRepository(client).listMentors(request);
    expect(total).toBe(2);
    expect(items.map(({ lastContactAt }) => lastContactAt?.toISOString())).toEqual([
      '2024-12-04T11:00:00.000Z',
      undefined,
    ]);
    expect(seen[1]?.body).toEqual({ p_mentor_ids: ['a', 'b'] });
  });

  it('accepts pairs in one call, and says of each what became of it and what was made', async () => {
    const { client, seen } = restDouble(({ body }) => {
      const { p_pairs: pairs } = body as { p_pairs: { team_id: string; mentor_id: string }[] };
      const made = pairs.map((pair, n) =>
        n === 0
          ? { ...pair, fate: 'mentor_full', assignment_id: null }
          : { ...pair, fate: 'asked', assignment_id: `a${n}` },
      );
      return { body: { pairs: made } };
    });
    const pairs = Array.from({ length: 1_000 }, (_, n) => ({
      teamId: `t${n}`,
      mentorId: 'm',
      isOver: n === 0,
    }));
    const outcomes = await proposalRepository(client).accept({ hash: 'h', pairs, asks: true });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).toMatchObject({ p_ground_hash: 'h', p_asks: true });
    expect(outcomes).toHaveLength(1_000);
    expect(outcomes.slice(0, 2)).toEqual([
      { teamId: 't0', mentorId: 'm', fate: 'mentor_full', assignmentId: undefined },
      { teamId: 't1', mentorId: 'm', fate: 'asked', assignmentId: 'a1' },
    ]);
  });

  it('refuses pairs of another ground, and fates that it does not know', async () => {
    const accept = async (answer: RestAnswer) =>
      proposalRepository(restDouble(() => answer).client).accept({ hash: 'h', pairs: [], asks: false });
    await expect(accept(refused('GR095'))).rejects.toMatchObject({ code: 'proposal_stale' });
    const unknown = { team_id: 't', mentor_id: 'm', fate: 'fled', assignment_id: null };
    await expect(accept({ body: { pairs: [unknown] } })).rejects.toMatchObject({ code: 'malformed_row' });
  });

  it('takes back by the assignments that were made, and says of each what became of it', async () => {
    const answered = [
      { assignment_id: 'a', fate: 'taken_back', has_former: true },
      { assignment_id: 'b', fate: 'answered', has_former: false },
    ];
    const { client, seen } = restDouble(() => ({ body: { pairs: answered } }));
    expect(await proposalRepository(client).takeBack(['a', 'b'])).toEqual([
      { assignmentId: 'a', fate: 'taken_back', hasFormer: true },
      { assignmentId: 'b', fate: 'answered', hasFormer: false },
    ]);
    expect(seen[0]).toMatchObject({ table: 'take_back_acceptance', body: { p_assignment_ids: ['a', 'b'] } });
    expect(proposalMutations(undefined).takeBack.subject(['a'])).toBe('mentor proposal');
  });

  it('takes a pin back by the one before', () => {
    const { pin } = proposalMutations(undefined);
    const undone = pin.undo?.(undefined, { teamId: 't', mentorId: 'a', former: 'b' });
    expect(undone?.subject()).toBe('pin t');
    const cache = { ground: groundFromRow(row) };
    undone?.optimistic?.(
      {
        setQueryData: (_key, change) =>
          Object.assign(cache, { ground: (change as (of: unknown) => unknown)(cache.ground) }),
        setQueriesData: () => undefined,
        removeQueries: () => undefined,
      },
      undefined,
    );
    expect(cache.ground.pins).toMatchObject([{ teamId: 't', mentorId: 'b' }]);
  });
});

describe('groundChanges', () => {
  it('counts what is another', () => {
    const before = groundFromRow(row);
    const after = groundFromRow({
      ...row,
      ...{ teams: [], pins: [], forbidden: [] },
      mentors: [{ ...row.mentors[0], capacity: 5 }],
    });
    expect(groundChanges(before, after)).toEqual({ teams: 1, mentors: 1, forbidden: 1, pins: 1 });
    expect(groundChanges(before, before)).toEqual({ teams: 0, mentors: 0, forbidden: 0, pins: 0 });
  });
});
