// The people and rows that the policy table speaks about: one of each kind, and Ada, whose rows everybody tries to reach.

/**
 * Who asks. `self` is Ada, the owner of the rows; `demoted` was ORGA and still holds a token that says so; `guest` was invited by
 * mail to judge, and gets what an account without a profile gets unless an action says otherwise.
 */
export const personas = ['anon', 'self', 'other', 'mentor', 'orga', 'noProfile', 'demoted', 'guest'] as const;
export type Persona = (typeof personas)[number];

export const ids = {
  self: 'aaaaaaaa-0000-4000-8000-000000000001',
  other: 'bbbbbbbb-0000-4000-8000-000000000002',
  mentor: 'cccccccc-0000-4000-8000-000000000003',
  orga: 'dddddddd-0000-4000-8000-000000000004',
  noProfile: 'eeeeeeee-0000-4000-8000-000000000005',
  demoted: 'ffffffff-0000-4000-8000-000000000006',
  guest: '99999999-0000-4000-8000-000000000007',
} as const satisfies Record<Exclude<Persona, 'anon'>, string>;

/** Ada's team, in which the former organiser is a member and which the mentor looks after, and what hangs on it. */
export const team = {
  id: '11111111-0000-4000-8000-000000000001',
  ended: '11111111-0000-4000-8000-000000000002',
  role: '11111111-0000-4000-8000-000000000003',
  application: '11111111-0000-4000-8000-000000000004',
  invitation: '11111111-0000-4000-8000-000000000005',
  link: '11111111-0000-4000-8000-000000000006',
  assignment: '11111111-0000-4000-8000-000000000007',
  token: 'a-secret-link',
} as const;

/** An evening with one seat on site, which Ada has; somebody waits for it, and the mentor is offered one online. */
export const event = {
  id: '22222222-0000-4000-8000-000000000001',
  draft: '22222222-0000-4000-8000-000000000002',
  own: '22222222-0000-4000-8000-000000000003',
  waiting: '22222222-0000-4000-8000-000000000004',
  offered: '22222222-0000-4000-8000-000000000005',
  token: 'a-secret-calendar',
} as const;

/** What Ada's team hands in: a draft of an open week, one that waits, one that the mentor answers, and one that came back. */
export const handIn = {
  draft: '33333333-0000-4000-8000-000000000001',
  submitted: '33333333-0000-4000-8000-000000000002',
  inReview: '33333333-0000-4000-8000-000000000003',
  returned: '33333333-0000-4000-8000-000000000004',
  pending: '33333333-0000-4000-8000-000000000005',
} as const;

/** What organisers write: a draft, and one that went to Ada alone. */
export const announcement = {
  draft: '55555555-0000-4000-8000-000000000001',
  narrow: '55555555-0000-4000-8000-000000000002',
} as const;

/** Market tests of Ada's team: one that was logged and changed once, a draft, and one that was removed. */
export const experiment = {
  logged: '33333333-0000-4000-8000-000000000001',
  draft: '33333333-0000-4000-8000-000000000002',
  removed: '33333333-0000-4000-8000-000000000003',
} as const;

/** Files that Ada put into her team's hand-in: one that is there, and others on their way, or given up. */
export const upload = {
  stored: '33333333-0000-4000-8000-000000000001',
  reserved: '33333333-0000-4000-8000-000000000002',
  sending: '33333333-0000-4000-8000-000000000003',
  removed: '33333333-0000-4000-8000-000000000004',
} as const;

/** What Ada's team says of its weeks, and is advised. */
export const record = {
  question: '33333333-0000-4000-8000-000000000001',
  advice: '33333333-0000-4000-8000-000000000002',
  item: '33333333-0000-4000-8000-000000000003',
  step: '33333333-0000-4000-8000-000000000004',
  confidence: '33333333-0000-4000-8000-000000000005',
  note: '33333333-0000-4000-8000-000000000006',
} as const;

/** What Ada and the other participant ask of their data, and an organiser's look at what is old. */
export const request = {
  copy: '33333333-0000-4000-8000-000000000001',
  deletion: '33333333-0000-4000-8000-000000000002',
  look: '33333333-0000-4000-8000-000000000003',
} as const;

/** Office hours of the mentor, a day from now: booked by Ada's team, free, open to all, blocked, and one that was held. */
export const meeting = {
  series: '44444444-0000-4000-8000-000000000001',
  slot: '44444444-0000-4000-8000-000000000002',
  free: '44444444-0000-4000-8000-000000000003',
  open: '44444444-0000-4000-8000-000000000004',
  blocked: '44444444-0000-4000-8000-000000000005',
  past: '44444444-0000-4000-8000-000000000006',
  booking: '44444444-0000-4000-8000-000000000007',
  held: '44444444-0000-4000-8000-000000000008',
} as const;

/** What the mentor says of themselves: away from tomorrow on, and too close to somebody who is in no team. */
export const mentoring = {
  absence: '44444444-0000-4000-8000-000000000001',
  conflict: '44444444-0000-4000-8000-000000000002',
} as const;

/**
 * Half-time, open: the mentor, the organiser and a guest judge Ada's team and one that ended, on a stage that somebody hosts. The
 * mentor has a draft and one to begin, the organiser has handed one in, the guest has one to begin.
 */
export const gate = {
  id: '77777777-0000-4000-8000-000000000001',
  stage: '77777777-0000-4000-8000-000000000002',
  evidence: '77777777-0000-4000-8000-000000000003',
  prototype: '77777777-0000-4000-8000-000000000004',
  draft: '77777777-0000-4000-8000-000000000005',
  assigned: '77777777-0000-4000-8000-000000000006',
  submitted: '77777777-0000-4000-8000-000000000007',
  ofGuest: '77777777-0000-4000-8000-000000000008',
  token: 'a-secret-invitation',
} as const;

/** Database role of a persona's requests. */
export const roleOf = (persona: Persona): 'anon' | 'authenticated' =>
  persona === 'anon' ? 'anon' : 'authenticated';

/** The verified claims of a persona's token, as the gateway sets them. */
export function claimsOf(persona: Persona, more: Record<string, string> = {}): string {
  if (persona === 'anon') return JSON.stringify({ role: 'anon' });
  const old =
    persona === 'demoted'
      ? { user_role: 'ORGA', app_metadata: { role: 'ORGA' }, user_metadata: { role: 'ORGA' } }
      : {};
  return JSON.stringify({ sub: ids[persona], role: 'authenticated', aud: 'authenticated', ...old, ...more });
}
