// A mentor who has done everything that a mentor does deletes their account: what they said to their team stays whole, and neither
// their name nor their id is found in any table or file. Over HTTP, the deletion by its function.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchEverything } from './leaver';
import type { Client } from './localBackend';
import { judge, openMentoredTeams, type Stage } from './mentoredTeams';

const PASSWORD = 'a-password-to-leave-with';

let stage: Stage;
beforeAll(async () => {
  stage = await openMentoredTeams();
}, 120_000);
afterAll(() => stage.stop());

/** A mentor with a name that is nobody else's. */
async function newMentor(mark: string): Promise<{ client: Client; userId: string }> {
  const { local, sql } = stage;
  const email = `${mark}@grow.example`;
  const { data, error } = await local.service().auth.admin.createUser({
    ...{ email, password: PASSWORD, email_confirm: true },
    user_metadata: { first_name: `Zerafina${mark}`, last_name: `Quill${mark}` },
  });
  if (error) throw error;
  await sql`update private.profiles set role = 'MENTOR' where user_id = ${data.user.id}`;
  const client = local.anonymous();
  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (signedIn.error) throw signedIn.error;
  return { client, userId: data.user.id };
}

it('leaves the record whole and the person nowhere', async () => {
  const { team, other, orga, sql, local } = stage;
  const mark = randomUUID().replaceAll('-', '').slice(0, 12);
  const { client, userId } = await newMentor(mark);
  const traces = [userId, mark];
  const captain = team.captain.client;
  const replace = { p_team_id: team.id, p_mentor_id: userId, p_replaces: team.mentor.userId };
  await orga.client.rpc('assign_mentor', replace).throwOnError();
  await orga.client.rpc('pin_mentor', { p_team_id: team.id, p_mentor_id: userId }).throwOnError();
  await orga.client.rpc('propose_mentor', { p_team_id: other.id, p_mentor_id: userId }).throwOnError();
  const { data: asked } = await client
    .from('mentor_assignments')
    .select('id')
    .eq('status', 'proposed')
    .throwOnError();
  await client
    .rpc('answer_mentor_proposal', {
      p_id: asked[0]?.id ?? '',
      p_is_accepted: false,
      p_reason: `No, says ${mark}`,
    })
    .throwOnError();
  await client
    .rpc('save_mentor_profile', {
      ...{
        p_capacity: 3,
        p_languages: ['de'],
        p_cities: ['Kiel'],
        p_line: `Ask ${mark}`,
        p_takes_shared_queue: true,
      },
    })
    .throwOnError();
  await client
    .rpc('declare_conflict', {
      p_id: randomUUID(),
      p_person_id: orga.userId,
      p_reason: `A cousin of ${mark}`,
    })
    .throwOnError();
  await orga.client
    .rpc('set_absence', {
      p_id: randomUUID(),
      p_from: '2031-01-01',
      p_until: '2031-01-03',
      p_mentor_id: userId,
    })
    .throwOnError();
  await orga.client
    .rpc('give_to_stand_in', {
      ...{ p_stand_in_id: userId, p_mentor_id: other.mentor.userId },
      ...{ p_until: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) },
    })
    .throwOnError();

  const file = await stage.store(team.captain, 'the pitch');
  const { id: handIn } = await stage.handIn(team.captain, 'Shops order', [file]);
  await judge(stage, { client, userId, accessToken: '' }, handIn, 1, 'accepted', 'Well asked');
  await client
    .rpc('give_advice', { p_id: randomUUID(), p_team_id: team.id, p_text: 'Ask ten shops' })
    .throwOnError();
  await client
    .rpc('save_mentor_note', { p_id: randomUUID(), p_team_id: team.id, p_text: 'Emre leads' })
    .throwOnError();
  const [slot, ahead, item] = [randomUUID(), randomUUID(), randomUUID()];
  const startsAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 72 * 3_600_000).toISOString();
  await client.rpc('add_slot', { p_id: slot, p_starts_at: startsAt, p_minutes: 20 }).throwOnError();
  await captain
    .rpc('book_slot', { p_id: ahead, p_slot_id: slot, p_starts_at: startsAt, p_agenda: 'Price?' })
    .throwOnError();
  const held = randomUUID();
  await sql`insert into public.office_hour_bookings (id, team_id, mentor_id, starts_at, ends_at)
    values (${held}, ${team.id}, ${userId}, now() - interval '2 hours', now() - interval '1 hour')`;
  await client
    .rpc('settle_booking', {
      ...{
        p_id: held,
        p_outcome: 'held',
        p_note: 'Phone four shops',
        p_items: [{ id: item, text: 'Phone them' }],
      },
    })
    .throwOnError();
  expect(await searchEverything(local, sql, traces)).toEqual(
    expect.arrayContaining([
      ...[
        'public.mentor_assignments',
        'public.mentor_profiles',
        'public.mentor_conflicts',
        'public.mentor_pins',
      ],
      ...['public.hand_in_verdicts', 'public.advice', 'public.action_items', 'public.mentor_notes'],
      ...['public.office_hour_slots', 'public.office_hour_bookings', 'public.audit_log', 'private.outbox'],
      ...['public.mentor_absences', 'public.notifications'],
    ]),
  );

  const left = await client.functions.invoke('delete-account', { body: {} });
  expect(left).toMatchObject({ data: { deleted: true }, error: null });
  await expect.poll(() => searchEverything(local, sql, traces), { timeout: 60_000 }).toEqual([]);

  const of = (table: 'advice' | 'hand_in_verdicts' | 'action_items' | 'office_hour_bookings') =>
    captain.from(table).select('*').eq('team_id', team.id);
  expect((await of('advice').throwOnError()).data).toMatchObject([
    { author_id: null, text: 'Ask ten shops' },
  ]);
  expect((await of('hand_in_verdicts').throwOnError()).data).toMatchObject([
    { author_id: null, decision: 'accepted', note: 'Well asked' },
  ]);
  expect((await of('action_items').throwOnError()).data).toMatchObject([
    { id: item, from_user: null, created_by: null, text: 'Phone them' },
  ]);
  const meetings = (await of('office_hour_bookings').throwOnError()).data;
  expect(meetings.find((meeting) => meeting.id === held)).toMatchObject({
    mentor_id: null,
    note: 'Phone four shops',
  });
  expect(meetings.find((meeting) => meeting.id === ahead)).toMatchObject({
    mentor_id: null,
    state: 'cancelled',
  });
  const { data: notes } = await orga.client.rpc('team_mentor_notes', { p_team_id: team.id }).throwOnError();
  expect(notes).toMatchObject([{ author_id: null, text: 'Emre leads' }]);
  expect(await (await captain.storage.from('hand-ins').download(file)).data?.text()).toBe('the pitch');
  const { data: weeks } = await captain.rpc('team_weeks', { p_team_id: team.id }).throwOnError();
  expect(weeks.find(({ week }) => week === 5)).toMatchObject({ state: 'accepted', last_note: 'Well asked' });
  // Nobody stands in for the other mentor any more, who still looks after their team.
  const { data: others } = await orga.client
    .from('mentor_assignments')
    .select('*')
    .eq('team_id', other.id)
    .throwOnError();
  expect(others).toMatchObject([{ mentor_id: other.mentor.userId, status: 'active', stand_in_id: null }]);
}, 120_000);
