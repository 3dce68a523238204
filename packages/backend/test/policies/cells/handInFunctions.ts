// What members, mentors and organisers do with hand-ins: who may is decided inside, so that every refusal is the function's.
import type { Outcome } from '../Action';
import { cellsOf, prepared } from '../cell';
import { experiment, handIn, ids, team, type Persona } from '../world';
import { byOrgaLogged, byTeam, call } from './calls';
import { all, only } from './row';

const { draft, submitted, inReview, pending } = handIn;
const week = (number: number) => `(select id from public.milestones where week = ${number})`;

/** What the mentor of Ada's team and organisers do. */
const byReviewer = (
  name: string,
  args: string,
  what: string,
  check: string,
  orga: Outcome = 1,
  guards: Record<string, Persona[]> = {},
) => call(name, args, what, check, 'not_your_team', { mentor: 1, orga }, { guards });

const stateIs = (id: string, state: string) =>
  `select from public.hand_ins where id = '${id}' and state = '${state}'`;
const logged = (change: string) =>
  `select from public.audit_log where entity = 'hand_ins' and reason = 'They were ill' and ${change}`;

const adviceFor = (userId: string) =>
  `[{"id": "99999999-0000-4000-8000-000000000001", "text": "Phone four shops", "assigned_to": "${userId}"}]`;

const schema = 'no grant: schema private';

export const handInFunctionCells = [
  ...byTeam(
    'save_hand_in_part',
    `${week(11)}, 'sentence', '{"text": "We sell"}', 1`,
    "write in Ada's team's hand-in",
    `select from public.hand_in_parts where hand_in_id = '${draft}' and version = 2`,
  ),
  ...byTeam(
    'hand_in',
    `${week(11)}, '{"sentence": 1}'`,
    "hand in for Ada's team",
    stateIs(draft, 'submitted'),
  ),
  // Of a week that is not due yet.
  ...prepared(
    byTeam(
      'take_back_hand_in',
      `'${submitted}'`,
      "take back what Ada's team handed in",
      stateIs(submitted, 'draft'),
    ),
    "update public.milestones set due_at = now() + interval '1 day' where week = 10",
  ),
  ...byTeam(
    'switch_clock_hand_in',
    `${week(11)}, false`,
    "keep the clock from handing in for Ada's team",
    `select from public.hand_ins where id = '${draft}' and not hands_in_by_clock`,
  ),
  ...byTeam(
    'ask_for_extension',
    `${week(11)}, 'We are ill'`,
    "ask for more time for Ada's team",
    `select from public.hand_ins where id = '${draft}' and extension_asked_at is not null`,
  ),
  ...byReviewer(
    'take_review',
    `'${submitted}', 1`,
    "read what Ada's team handed in",
    stateIs(submitted, 'in_review'),
  ),
  ...prepared(
    cellsOf('public.release_review', [
      {
        verb: 'call',
        name: "leave what Ada's team handed in to others",
        sql: `select from public.release_review('${inReview}')`,
        check: stateIs(inReview, 'submitted'),
        expect: only('no grant: function release_review', 'not_your_team', {
          mentor: 1,
          orga: 1,
          noProfile: 'not_signed_in',
        }),
      },
    ]),
    `delete from public.hand_in_verdicts where id = '${pending}'`,
  ),
  ...byReviewer(
    'give_verdict',
    `'${submitted}', 1, 'accepted'`,
    "accept what Ada's team handed in",
    `select from public.hand_in_verdicts where hand_in_id = '${submitted}' and settled_at is null`,
  ),
  ...byReviewer(
    'give_verdict',
    `'${inReview}', 1, 'accepted', 'Mine'`,
    'answer what the mentor reads',
    `select from public.hand_in_verdicts where id = '${pending}' and note = 'Mine'`,
    'GR040',
  ),
  ...byReviewer(
    'give_verdict',
    `'${submitted}', 1, 'accepted', '', '${adviceFor(ids.self)}'`,
    "name who of Ada's team does what they advise",
    `select from public.hand_in_verdicts where hand_in_id = '${submitted}' and advice -> 0 ->> 'assigned_to' = '${ids.self}'`,
  ),
  ...call(
    'give_verdict',
    `'${submitted}', 1, 'accepted', '', '${adviceFor(ids.other)}'`,
    'name somebody else for it',
    null,
    'not_your_team',
    { mentor: 'GR014', orga: 'GR014' },
  ),
  ...call(
    'take_back_verdict',
    `'${pending}'`,
    "take back the mentor's verdict",
    `select where not exists (select from public.hand_in_verdicts where id = '${pending}')`,
    'GR009',
    { mentor: 1 },
  ),
  ...prepared(
    cellsOf('public.settle_verdicts', [
      {
        verb: 'call',
        name: 'let verdicts count that are due',
        sql: 'select from public.settle_verdicts()',
        check: stateIs(inReview, 'accepted'),
        expect: only('no grant: function settle_verdicts', 0, { mentor: 1, noProfile: 'not_signed_in' }),
      },
    ]),
    `update public.hand_in_verdicts set settles_at = now() where id = '${pending}'`,
  ),
  ...prepared(
    byReviewer(
      'change_return_day',
      `'${submitted}', date_trunc('day', now()) + interval '9 days'`,
      "say when Ada's team hands in again",
      `select from public.audit_log where entity = 'hand_ins' and entity_id = '${submitted}'
        and actor_id is not null and after ? 'return_due_at'`,
      1,
      { 'trigger hand_ins_audit': ['mentor', 'orga'] },
    ),
    `update public.hand_ins set state = 'changes_requested', return_due_at = now() + interval '4 days' where id = '${submitted}'`,
  ),
  ...byOrgaLogged(
    'extend_hand_in',
    `'${team.id}', ${week(11)}, now() + interval '9 days', 'They were ill'`,
    "give Ada's team more time, and say why",
    logged("after ->> 'extended_until' is not null"),
    'hand_ins_audit',
  ),
  ...byOrgaLogged(
    'reopen_hand_in',
    `'${team.id}', ${week(10)}, 'They were ill'`,
    "open again what Ada's team handed in, and say why",
    logged("after ->> 'state' = 'changes_requested'"),
    'hand_ins_audit',
  ),
  ...cellsOf('public.team_hand_ins', [
    {
      verb: 'call',
      name: "what Ada's team handed in, by it",
      sql: `select from public.team_hand_ins('${team.id}')`,
      expect: only('no grant: function team_hand_ins', 4, { other: 0, noProfile: 0 }),
      guards: { 'policy hand_ins_read_with_record': ['other'], 'rls public.hand_ins': ['other'] },
    },
  ]),
  ...cellsOf('public.team_weeks', [
    {
      verb: 'call',
      name: "how the weeks of Ada's team stand",
      sql: `select from public.team_weeks('${team.id}')`,
      expect: only('no grant: function team_weeks', 11, { other: 0, noProfile: 0 }),
    },
  ]),
  ...prepared(
    cellsOf('public.experiment_quotes', [
      {
        verb: 'call',
        name: "where the market tests of Ada's team are quoted",
        sql: `select from public.experiment_quotes('${team.id}')`,
        expect: only('no grant: function experiment_quotes', 1, { other: 0, noProfile: 0 }),
      },
    ]),
    `insert into public.hand_in_parts (hand_in_id, part_key, team_id, value, version)
      values ('${draft}', 'evidence', '${team.id}', '{"tests": ["${experiment.logged}"]}', 1)`,
  ),
  ...cellsOf('public.advance_hand_ins', [
    {
      verb: 'call',
      name: 'do what time asks of hand-ins',
      sql: 'select public.advance_hand_ins(1)',
      expect: all('no grant: function advance_hand_ins'),
    },
  ]),
  ...cellsOf('public.remind_of_hand_ins', [
    {
      verb: 'call',
      name: 'tell people of their weeks',
      sql: 'select public.remind_of_hand_ins(1)',
      expect: all('no grant: function remind_of_hand_ins'),
    },
  ]),
  ...cellsOf('public.server_time', [
    {
      verb: 'call',
      name: 'what time it is',
      sql: 'select from public.server_time()',
      expect: all(1),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.team_channels', [
    {
      verb: 'call',
      name: 'which they are',
      sql: 'select from private.team_channels()',
      expect: only(schema, 0, { self: 1, demoted: 1 }),
    },
  ]),
];
