import { cellsOf } from '../cell';
import { ids } from '../world';

const signup = 'no grant: table signup_info';
const consents = 'no grant: table consents';
const ada = `user_id = '${ids.self}'`;
const allButAda = ['other', 'mentor', 'orga', 'noProfile', 'demoted'] as const;
const allButBen = ['self', 'mentor', 'orga', 'noProfile', 'demoted'] as const;

const signupCells = cellsOf('public.signup_info', [
  {
    verb: 'select',
    name: "read Ada's answers",
    sql: `select from public.signup_info where ${ada}`,
    expect: [signup, 1, 0, 0, 0, 0, 0],
    lockedOut: { owed: { self: 1 } },
    guards: { 'policy signup_info_read_by_owner': allButAda, 'rls public.signup_info': allButAda },
  },
  {
    verb: 'insert',
    name: 'answer for oneself, once',
    sql: "insert into public.signup_info (motivation) values ('Curious') returning *",
    expect: [signup, '23505', 1, 1, 1, 'policy: signup_info', 1],
    guards: { 'rls public.signup_info': ['noProfile'] },
    layered: ['anon'],
  },
  {
    verb: 'insert',
    name: 'answer for Ben',
    sql: `insert into public.signup_info (user_id, motivation) values ('${ids.other}', 'Curious')`,
    expect: [
      signup,
      'policy: signup_info',
      1,
      'policy: signup_info',
      'policy: signup_info',
      'policy: signup_info',
      'policy: signup_info',
    ],
    guards: { 'policy signup_info_insert_by_owner': allButBen, 'rls public.signup_info': allButBen },
  },
  {
    verb: 'insert',
    name: 'date the answers oneself',
    sql: "insert into public.signup_info (created_at) values ('2020-01-01')",
    expect: [signup, signup, signup, signup, signup, signup, signup],
  },
  {
    verb: 'update',
    name: "correct everybody's answers",
    sql: "update public.signup_info set motivation = 'Changed'",
    expect: [signup, 1, 0, 0, 0, 0, 0],
    guards: { 'policy signup_info_update_by_owner': allButAda, 'rls public.signup_info': allButAda },
  },
  {
    verb: 'update',
    name: "hand Ada's answers to Ben",
    sql: `update public.signup_info set user_id = '${ids.other}'`,
    expect: [signup, signup, signup, signup, signup, signup, signup],
  },
  {
    verb: 'delete',
    name: 'delete all answers',
    sql: 'delete from public.signup_info',
    expect: [signup, signup, signup, signup, signup, signup, signup],
  },
]);

const consentCells = cellsOf('public.consents', [
  {
    verb: 'select',
    name: "read Ada's consents",
    sql: `select from public.consents where ${ada}`,
    expect: [consents, 1, 0, 0, 0, 0, 0],
    lockedOut: { owed: { self: 1 } },
    guards: { 'policy consents_read_by_owner': allButAda, 'rls public.consents': allButAda },
  },
  {
    verb: 'insert',
    name: 'consent for oneself, once a version',
    sql: "insert into public.consents (user_id, kind, version) values (auth.uid(), 'terms', '2024-10') returning *",
    expect: [consents, '23505', 1, 1, 1, 'policy: consents', 1],
    guards: { 'rls public.consents': ['noProfile'] },
    layered: ['anon'],
  },
  {
    verb: 'insert',
    name: 'consent for Ben',
    sql: `insert into public.consents (user_id, kind, version) values ('${ids.other}', 'newsletter', '2024-10')`,
    expect: [
      consents,
      'policy: consents',
      1,
      'policy: consents',
      'policy: consents',
      'policy: consents',
      'policy: consents',
    ],
    guards: { 'policy consents_insert_by_owner': allButBen, 'rls public.consents': allButBen },
  },
  {
    verb: 'insert',
    name: 'date a consent oneself',
    sql: "insert into public.consents (kind, version, given_at) values ('privacy', '2024-10', '2020-01-01')",
    expect: [consents, consents, consents, consents, consents, consents, consents],
  },
  {
    verb: 'update',
    name: "withdraw everybody's consents",
    sql: 'update public.consents set withdrawn_at = now()',
    expect: [consents, 1, 0, 0, 0, 0, 0],
    guards: { 'policy consents_update_by_owner': allButAda, 'rls public.consents': allButAda },
  },
  {
    verb: 'update',
    name: 'date a withdrawal back',
    sql: "update public.consents set withdrawn_at = '2020-01-01'",
    check: `select from public.consents where ${ada} and withdrawn_at = now()`,
    expect: [consents, 1, 0, 0, 0, 0, 0],
    guards: {
      'trigger consents_stamp_withdrawal': ['self'],
      'policy consents_update_by_owner': allButAda,
      'rls public.consents': allButAda,
    },
  },
  {
    verb: 'update',
    name: 'change what was agreed to',
    sql: "update public.consents set version = '1999-01'",
    expect: [consents, consents, consents, consents, consents, consents, consents],
  },
  {
    verb: 'delete',
    name: 'erase all consents',
    sql: 'delete from public.consents',
    expect: [consents, consents, consents, consents, consents, consents, consents],
  },
]);

export const onboardingCells = [...signupCells, ...consentCells];
