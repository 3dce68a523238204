// Whatever is sent to the functions of mentors, each argument for itself: emoji, marks that turn the direction, nothing to see, NUL,
// negative and far numbers and days, infinity, long lists and long texts. Nothing fails in a way that is not ours, and what
// is stored afterwards is what screens can show.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from './localBackend';
import { openMentoredTeams, type Stage } from './mentoredTeams';

let stage: Stage;
let known: { handIn: string; slot: string; booking: string; held: string };
beforeAll(async () => {
  stage = await openMentoredTeams();
  const { team, sql } = stage;
  const { id: handIn } = await stage.handIn(team.captain, 'Shops order', []);
  const [slot, booking, held] = [randomUUID(), randomUUID(), randomUUID()];
  await team.mentor.client
    .rpc('add_slot', { p_id: slot, p_starts_at: '2031-05-05T10:00Z', p_minutes: 20 })
    .throwOnError();
  await team.captain.client
    .rpc('book_slot', { p_id: booking, p_slot_id: slot, p_starts_at: '2031-05-05T10:00Z' })
    .throwOnError();
  await sql`insert into public.office_hour_bookings (id, team_id, mentor_id, starts_at, ends_at)
    values (${held}, ${team.id}, ${team.mentor.userId}, now() - interval '2 hours', now() - interval '1 hour')`;
  known = { handIn, slot, booking, held };
}, 120_000);
afterAll(() => stage.stop());

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
/** As JSON, for not everything that is sent is a value of this language. */
const values = (): string[] => [
  ...['null', '-1', '0', '1.5', '2147483648', '9223372036854775808', '1e308', 'true', '{}', '[]'],
  ...['""', '" "', '"NaN"', '"infinity"', '"-infinity"', '"294277-01-01"', '"9999-12-31"', '"0000-00-00"'],
  ...[
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\u200b\\u200b\\u200b"',
    '"\\u202egnp.exe"',
    '"👩‍👩‍👧‍👦🇩🇪"',
    `"'; drop table x; --"`,
  ],
  JSON.stringify('ü'.repeat(100_000)),
  JSON.stringify(ids(10_000)),
  JSON.stringify(Array.from({ length: 10_000 }, (_, index) => ({ id: randomUUID(), text: `${index}` }))),
  '[[[[[]]]]]',
];

/** Calls that go through, or would; by whom. */
const calls = (): [who: Member, name: string, args: Record<string, unknown>][] => {
  const { team, other, orga } = stage;
  const { mentor, captain } = team;
  const rule = {
    ...{ p_weekday: 4, p_from: '16:00', p_to: '18:00', p_minutes: 20, p_first_on: '2031-06-02' },
    ...{ p_last_on: '2031-07-31', p_audience: 'own', p_url: 'https://call.example/a' },
  };
  const p_id = randomUUID();
  return [
    [
      mentor,
      'save_mentor_profile',
      {
        ...{
          p_capacity: 5,
          p_languages: ['de'],
          p_cities: ['Kiel'],
          p_line: 'Ask early',
          p_takes_shared_queue: false,
        },
        p_skills: ['sales'],
      },
    ],
    [mentor, 'declare_conflict', { p_id, p_person_id: orga.userId, p_reason: 'A cousin' }],
    [
      mentor,
      'declare_conflict',
      { p_id, p_team_id: other.id, p_reason: 'A cousin', p_mentor_id: mentor.userId },
    ],
    [mentor, 'withdraw_conflict', { p_id }],
    [mentor, 'set_absence', { p_id, p_from: '2031-01-01', p_until: '2031-01-03', p_stand_in_id: null }],
    [mentor, 'clear_absence', { p_id }],
    [
      mentor,
      'give_to_stand_in',
      { p_stand_in_id: orga.userId, p_until: '2024-01-01', p_from: null, p_team_ids: [] },
    ],
    [mentor, 'answer_mentor_proposal', { p_id, p_is_accepted: false, p_reason: 'Too many' }],
    [mentor, 'leave_team_as_mentor', { p_id, p_reason: 'Too many' }],
    [mentor, 'save_mentor_note', { p_id, p_team_id: team.id, p_text: 'Ask Emre', p_version_id: null }],
    [mentor, 'give_advice', { p_id, p_team_id: team.id, p_text: 'Ask ten' }],
    [
      mentor,
      'give_verdict',
      { p_hand_in_id: known.handIn, p_version: 2, p_decision: 'accepted', p_note: 'Good', p_advice: [] },
    ],
    [mentor, 'change_return_day', { p_hand_in_id: known.handIn, p_until: '2031-01-01T00:00Z' }],
    [mentor, 'add_series', { p_id, ...rule }],
    [mentor, 'preview_series', { ...rule, p_series_id: null }],
    [
      mentor,
      'add_slot',
      {
        p_id,
        p_starts_at: '2031-08-01T10:00Z',
        p_minutes: 20,
        p_audience: 'all',
        p_url: 'https://call.example',
      },
    ],
    [mentor, 'move_slot', { p_id: known.slot, p_starts_at: '2031-05-05T11:00Z', p_minutes: 20 }],
    [mentor, 'change_slot', { p_id: known.slot, p_audience: 'own', p_url: 'https://call.example' }],
    [mentor, 'settle_booking', { p_id: known.held, p_outcome: 'held', p_note: 'Agreed', p_items: [] }],
    [mentor, 'shared_queue', { p_limit: 25, p_offset: 0 }],
    [mentor, 'past_reviews', { p_limit: 50 }],
    [
      captain,
      'book_slot',
      { p_id, p_slot_id: known.slot, p_starts_at: '2031-05-05T10:00Z', p_agenda: 'Price?' },
    ],
    [captain, 'move_booking', { p_id: known.booking, p_slot_id: p_id, p_starts_at: '2031-05-05T10:00Z' }],
    [captain, 'change_agenda', { p_id: known.booking, p_agenda: 'Price?' }],
    [captain, 'booking_clashes', { p_slot_id: known.slot }],
    [orga, 'propose_mentor', { p_team_id: p_id, p_mentor_id: mentor.userId, p_is_over_capacity: false }],
    [
      orga,
      'assign_mentor',
      { p_team_id: team.id, p_mentor_id: p_id, p_replaces: null, p_is_over_capacity: false },
    ],
    [orga, 'end_assignment', { p_id, p_reason: 'They asked' }],
    [orga, 'pin_mentor', { p_team_id: team.id, p_mentor_id: mentor.userId }],
    [
      orga,
      'accept_proposal',
      { p_pairs: [{ team_id: team.id, mentor_id: mentor.userId }], p_ground_hash: 'x', p_asks: true },
    ],
    [
      orga,
      'list_mentors',
      { ...{ p_query: '', p_state: null, p_sort: 'name', p_descending: false }, p_limit: 20, p_offset: 0 },
    ],
    [orga, 'mentor_contacts', { p_mentor_ids: [mentor.userId] }],
  ];
};

async function send({ accessToken }: Member, name: string, body: string) {
  const { url, publishableKey } = stage.local.backend.env;
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      ...{
        apikey: publishableKey,
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      },
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}

it('is taken or refused, argument by argument', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const [who, name, args] of calls())
    for (const argument of Object.keys(args))
      for (const value of values()) {
        asked += 1;
        const whole = JSON.stringify({ ...args, [argument]: 'HERE' }).replace('"HERE"', () => value);
        const { status, text } = await send(who, name, whole);
        const code = status >= 400 ? /"code":"(\w+)"/.exec(text)?.[1] : '';
        if (status >= 500 || code === undefined || /^(?:40|53|54|55|57|58|XX)/.test(code))
          wrong.push(`${name} ${argument} ${value.slice(0, 40)}: ${status} ${text.slice(0, 120)}`);
      }
  console.log(`asked ${asked} times`);
  expect(wrong).toEqual([]);
});

it('a text of ten megabytes is refused, and the service goes on', { timeout: 120_000 }, async () => {
  const { team } = stage;
  const long = 'x'.repeat(10_000_000);
  for (const [name, body] of [
    ['save_mentor_note', { p_id: randomUUID(), p_team_id: team.id, p_text: long }],
    ['declare_conflict', { p_id: randomUUID(), p_team_id: stage.other.id, p_reason: long }],
    ['change_slot', { p_id: known.slot, p_audience: 'own', p_url: `https://${long}` }],
  ] as const) {
    const { status, text } = await send(team.mentor, name, JSON.stringify(body));
    expect([400, 413], name).toContain(status);
    // No refusal sends it back.
    expect(text.length, name).toBeLessThan(2_000);
  }
});

it('leaves nothing that a screen could not show', async () => {
  const { team, orga } = stage;
  const answers = await Promise.all([
    team.mentor.client.from('office_hour_slots').select('*'),
    team.mentor.client.from('office_hour_series').select('*'),
    team.mentor.client.from('mentor_absences').select('*'),
    team.mentor.client.from('mentor_profiles').select('*'),
    team.mentor.client.from('mentor_conflicts').select('*'),
    team.mentor.client.rpc('mentor_triage'),
    team.captain.client.rpc('team_meetings', { p_team_id: team.id }),
    team.captain.client.rpc('bookable_slots'),
    team.captain.client.rpc('team_action_items', { p_team_id: team.id }),
    team.captain.client.from('mentor_assignments').select('*'),
    orga.client.rpc('proposal_ground'),
    orga.client.rpc('list_mentors', {}),
  ]);
  for (const { error, data } of answers) {
    expect(error).toBeNull();
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/"\w+_(?:at|on|until)":"(?:-?infinity|\d{5,}-)|\\u0000/);
  }
});
