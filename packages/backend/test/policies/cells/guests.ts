// Guests: invited by organisers who run the round, asked by a link that anybody may hold, and members of nothing.
import { cellsOf, prepared, serviceCell } from '../cell';
import { gate, ids, team } from '../world';
import { byOrga, byOrgaLogged, call } from './calls';
import { innerCells } from './inner';
import { inTheRound, locked } from './rounds';
import { all, allBut, only } from './row';

const newcomer = 'abcdabcd-0000-4000-8000-000000000009';
const round = `'${gate.id}'`;
const refused = only('no grant: schema private', 'no grant: table guests', {});

/** An account that was made for a guest whom nobody has added yet. */
const made = `insert into auth.users (id, email, raw_app_meta_data) values ('${newcomer}', 'new@example.org', '{"guest": true}')`;
const add = `${round}, '${newcomer}', 'Nora', 'Neu', '', 'de'`;
const mailed = "select from private.outbox where kind = 'guest_invited'";

const functions = [
  ['guest_account', `${round}, 'new@example.org'`, 'look whether an address may be invited', null, ''],
  ['add_guest', add, 'invite a guest', mailed, made],
  ['send_guest_link', `${round}, '${ids.guest}'`, 'send the link again', mailed, ''],
  [
    'revoke_guest',
    `${round}, '${ids.guest}', 'They are ill'`,
    'take the invitation back',
    'select from private.guests where revoked_at is not null',
    '',
  ],
] as const;

export const guestCells = [
  ...cellsOf('private.guests', [
    {
      verb: 'select',
      name: 'read who was invited',
      sql: 'select user_id from private.guests',
      expect: only('no grant: schema private', 0, { orga: 1 }),
      guards: {
        'policy guests_read_by_organisers': allBut('orga'),
        'rls private.guests': allBut('orga'),
      },
    },
    { verb: 'select', name: 'read a token', sql: 'select token_hash from private.guests', expect: refused },
    {
      verb: 'insert',
      name: 'insert by hand',
      sql: `insert into private.guests (user_id, first_name, last_name, locale, invited_at)
        values ('${ids.noProfile}', 'x', 'x', 'en', now())`,
      expect: refused,
    },
    {
      verb: 'update',
      name: 'update by hand',
      sql: 'update private.guests set revoked_at = null',
      expect: refused,
    },
    { verb: 'delete', name: 'delete by hand', sql: 'delete from private.guests', expect: refused },
  ]),
  ...prepared(
    cellsOf('private.guests', [
      {
        verb: 'select',
        name: 'read them as somebody whose own team is in the round',
        sql: 'select user_id from private.guests',
        expect: only('no grant: schema private', 0, {}),
        guards: { 'policy guests_read_by_organisers': allBut(), 'rls private.guests': allBut() },
      },
    ]),
    inTheRound,
  ),
  ...functions.flatMap(([name, args, what, check, prepare]) => [
    ...prepared(byOrga(name, args, what, check), prepare),
    ...prepared(
      byOrga(name, args, `${what}, as somebody whose own team is in it`, null, 'GR177'),
      inTheRound,
    ),
  ]),
  ...byOrga('guest_account', `${round}, 'self@example.org'`, "invite a member's address", null, 'GR193'),
  ...byOrga(
    'add_guest',
    `${round}, '${ids.self}', 'x', 'x', '', 'en'`,
    'make a guest of a member',
    null,
    'GR084',
  ),
  ...prepared(
    byOrga('guest_account', `${round}, 'x@example.org'`, 'invite after the lock', null, 'GR174'),
    locked,
  ),
  ...byOrgaLogged(
    'revoke_guest',
    `${round}, '${ids.guest}', 'They are ill'`,
    'the log says who took it back',
    `select from public.audit_log where entity = 'guests' and actor_id = '${ids.orga}'`,
    'guests_audit',
  ).filter(({ who }) => who === 'orga'),
  ...cellsOf('public.guest_link', [
    {
      verb: 'call',
      name: 'look where a link leads',
      sql: `select from public.guest_link('${gate.token}') l where l is not null`,
      expect: all(1),
      lockedOut: 'unasked',
    },
    {
      verb: 'call',
      name: 'look where an unknown link leads',
      sql: "select from public.guest_link('another') l where l is not null",
      expect: all(0),
      lockedOut: 'unasked',
    },
  ]),
  ...prepared(
    cellsOf('public.guest_link', [
      {
        verb: 'call',
        name: 'look where a link leads that was taken back',
        sql: `select from public.guest_link('${gate.token}') l where l is not null`,
        expect: all(0),
        lockedOut: 'unasked',
      },
    ]),
    'update private.guests set revoked_at = now()',
  ),
  ...cellsOf('public.my_guest', [
    {
      verb: 'call',
      name: 'read that one is a guest',
      sql: 'select from public.my_guest() g where g is not null',
      expect: only('no grant: function my_guest', 0, {}),
      guest: 1,
    },
  ]),
  ...call(
    'declare_juror_conflict',
    `${round}, '${ids.guest}', '${team.id}', 'We are married'`,
    'say that a guest is too close to a team',
    `select from public.juror_conflicts where user_id = '${ids.guest}'`,
    'orga_only',
    { orga: 1, guest: 1 },
  ),
  serviceCell({
    relation: 'auth.users',
    verb: 'update',
    name: 'an account that is made for a guest has no profile',
    sql: `insert into auth.users (id, email) values ('${newcomer}', 'new@example.org');
      update auth.users set raw_app_meta_data = '{"guest": true}' where id = '${newcomer}'`,
    check: `select where not exists (select from private.profiles where user_id = '${newcomer}')`,
    expected: '1',
    guards: ['trigger withhold_profile'],
  }),
  {
    ...serviceCell({
      relation: 'auth.users',
      verb: 'update',
      name: "nobody's profile goes because their account is called a guest's",
      sql: `update auth.users set raw_app_meta_data = '{"guest": true}' where id = '${ids.self}'`,
      check: `select from private.profiles where user_id = '${ids.self}'`,
      expected: '1',
      guards: [],
    }),
    prepare: `alter table private.profiles disable trigger profiles_touch;
      update private.profiles set created_at = now() - interval '1 day' where user_id = '${ids.self}';
      alter table private.profiles enable trigger profiles_touch`,
  },
  {
    ...serviceCell({
      relation: 'auth.users',
      verb: 'delete',
      name: 'what was logged about a guest goes with them',
      sql: `delete from auth.users where id = '${ids.guest}'`,
      check: `select where not exists (select from public.audit_log where person_id = '${ids.guest}')`,
      expected: '1',
      guards: ['trigger guests_forget'],
    }),
    prepare: `update private.guests set revoked_at = now() where user_id = '${ids.guest}'`,
  },
  ...innerCells({
    withhold_profile: '',
    forget_guest: '',
    judges: "'{}'",
    judge_in_short: `'${ids.guest}'`,
    is_guest: `'${ids.guest}'`,
    guest_stand: `'${ids.guest}'`,
    acting_judge: '',
    guest_account: "'new@example.org'",
    queue_guest_mail: `'${ids.guest}', 'guest_invited', ${round}, '{}', now()`,
    invite_guest: `'${ids.orga}', '${ids.guest}', ${round}, now()`,
    add_guest: `'${ids.orga}', ${round}, '${newcomer}', 'x', 'x', '', 'en', null, now()`,
    locked_guest: `${round}, '${ids.guest}'`,
    send_guest_link: `'${ids.orga}', ${round}, '${ids.guest}', now()`,
    revoke_guest: `${round}, '${ids.guest}', '', now()`,
    guest_link: "'another'",
    guest_details: "'guest_invited', '{}'",
    is_guest_mail_needed: "'{}'",
  }),
];
