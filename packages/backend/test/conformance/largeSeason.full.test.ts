// With 5,000 participants and 1,000 teams: every figure that organisers see first equals the length of its list, and a thousand teams
// get their mentors by one call over HTTP, and are without them again by another. One file, for it takes most of a minute to fill.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConnection } from '@grow/local-supabase';
import { compareFigures } from './figureRows';
import { openScaleSeason } from './scaleSeason';

let season: Awaited<ReturnType<typeof openScaleSeason>>;
beforeAll(async () => {
  season = await openScaleSeason();
});
afterAll(async () => {
  await season.stop();
});

it('counts what the lists of a large season hold, every figure of it', async () => {
  const { figures, compared, wrong } = await compareFigures(season.client);
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(40);
  expect(figures.participants.count).toBeGreaterThan(4_500);
  expect(figures.teams.count).toBeGreaterThan(900);
});

it('accepts every pair of 1,000 teams, says what became of each, and takes all of them back', async () => {
  const { repository } = season;
  await season.freeMentors();
  const worked = await season.work();
  const pairs = season.pairsOf(worked);
  expect(pairs.length).toBeGreaterThanOrEqual(1_000);
  const outcomes = await repository.accept({ hash: worked.ground.hash, pairs, asks: false });
  expect(outcomes.map(({ teamId, mentorId }) => [teamId, mentorId])).toEqual(
    pairs.map(({ teamId, mentorId }) => [teamId, mentorId]),
  );
  expect(new Set(outcomes.map(({ fate }) => fate))).toEqual(new Set(['assigned']));
  // A mentor is told once of all their teams.
  const notified = await withConnection(
    season.adminUrl,
    (sql) => sql<{ teams: number }[]>`
      select sum((payload ->> 'count')::integer)::integer as teams from public.notifications
      where kind = 'mentor_assigned' and payload ? 'count' and created_at > now() - interval '1 hour'`,
  );
  expect(notified[0]?.teams).toBe(pairs.length);
  // What is proposed now is what there is.
  const settled = await season.work();
  expect(settled.proposal.pairs.filter(({ change }) => change !== 'stays')).toEqual([]);
  await expect(
    repository.accept({ hash: worked.ground.hash, pairs: pairs.slice(0, 1), asks: false }),
  ).rejects.toMatchObject({ code: 'proposal_stale' });
  // At scale some have met at a time that is still to come: these two are in contact.
  const contacts = await withConnection(
    season.adminUrl,
    (sql) => sql<{ pair: string }[]>`
      select distinct c.team_id || ' ' || c.mentor_id as pair
      from private.last_contacts(array(select p.user_id from private.profiles p where p.role in ('MENTOR', 'ORGA'))) c
      where c.contacted_at > now()`,
  );
  const inContact = new Set(contacts.map(({ pair }) => pair));
  const back = await repository.takeBack(outcomes.flatMap(({ assignmentId }) => assignmentId ?? []));
  expect(back.map(({ fate }) => fate)).toEqual(
    pairs.map(({ teamId, mentorId }) =>
      inContact.has(`${teamId} ${mentorId}`) ? 'in_contact' : 'taken_back',
    ),
  );
  const without = (await repository.getGround()).teams.filter(({ mentorId }) => mentorId === undefined);
  expect(without).toHaveLength(back.filter(({ fate }) => fate === 'taken_back').length);
});
