// Files of hand-ins and evidence: rows, what makes and ends them, and the bucket that looks to the rows.
import type { Action } from '../Action';
import { cellsOf, prepared } from '../cell';
import { experiment, ids, team, upload } from '../world';
import { all, allBut, loggedIn, only, ungranted } from './row';

const schema = 'no grant: schema private';
const refused = 'policy: objects';
const openWeek = `update public.milestones set opens_at = now() - interval '1 day', due_at = now() + interval '1 day' where week = 5`;
const milestone = '(select id from public.milestones where week = 5)';

const rows = cellsOf('public.uploads', [
  {
    verb: 'select',
    name: "read which files Ada's team has",
    sql: 'select from public.uploads',
    expect: only('no grant: table uploads', 4, { other: 0, noProfile: 0 }),
    guards: {
      'policy uploads_read_with_record': ['other', 'noProfile'],
      'rls public.uploads': ['other', 'noProfile'],
    },
  },
  ...ungranted('uploads', {
    insert: `insert into public.uploads (team_id, uploaded_by, milestone_id, part_key, name, bytes, media_type)
      select '${team.id}', '${ids.self}', id, 'prototype', 'x.pdf', 1, 'application/pdf' from public.milestones where week = 5`,
    update: "update public.uploads set state = 'failed'",
    delete: 'delete from public.uploads',
  }),
]);

/** Everyone in the team gets `outcome`, whoever is in none is told so. */
const inTeam = (name: string, outcome: string | number): Action['expect'] =>
  only(`no grant: function ${name}`, 'GR014', {
    self: outcome,
    demoted: outcome,
    noProfile: 'not_signed_in',
  });

const functions = [
  ...prepared(
    cellsOf('public.reserve_upload', [
      {
        verb: 'call',
        name: "reserve a file in one's team",
        sql: `select public.reserve_upload(${milestone}, 'prototype', null, 'new.pdf', 100, 'application/pdf')`,
        check: "select from public.uploads where name = 'new.pdf'",
        expect: inTeam('reserve_upload', 1),
      },
      {
        verb: 'call',
        name: 'reserve one that a browser would run',
        sql: `select public.reserve_upload(${milestone}, 'prototype', null, 'new.svg', 100, 'image/svg+xml')`,
        expect: inTeam('reserve_upload', 'GR051'),
      },
    ]),
    openWeek,
  ),
  ...cellsOf('public.reserve_upload', [
    {
      verb: 'call',
      name: 'reserve evidence with people in it who were not asked',
      sql: `select public.reserve_upload(null, null, '${experiment.logged}', 'new.pdf', 100, 'application/pdf')`,
      expect: inTeam('reserve_upload', 'GR057'),
    },
  ]),
  ...cellsOf('public.finish_upload', [
    {
      verb: 'call',
      name: "say that a file of Ada's has arrived",
      sql: `select public.finish_upload('${upload.sending}')`,
      check: `select from public.uploads where id = '${upload.sending}' and state = 'stored'`,
      expect: inTeam('finish_upload', 1),
    },
    {
      verb: 'call',
      name: 'say so of one that has not',
      sql: `select public.finish_upload('${upload.reserved}')`,
      expect: inTeam('finish_upload', 'GR054'),
    },
  ]),
  ...cellsOf('public.remove_upload', [
    {
      verb: 'call',
      name: "give up a file of Ada's team",
      sql: `select public.remove_upload('${upload.stored}')`,
      check: `select from public.uploads where id = '${upload.stored}' and removed_at is not null`,
      expect: inTeam('remove_upload', 1),
    },
  ]),
  ...cellsOf('public.restore_upload', [
    {
      verb: 'call',
      name: "bring back a file of Ada's team that was given up",
      sql: `select public.restore_upload('${upload.removed}')`,
      check: `select from public.uploads where id = '${upload.removed}' and removed_at is null`,
      expect: inTeam('restore_upload', 1),
    },
  ]),
  ...cellsOf('public.expire_uploads', [
    {
      verb: 'call',
      name: 'call it as somebody',
      sql: 'select public.expire_uploads()',
      expect: all('no grant: function expire_uploads'),
    },
  ]),
];

const inner = Object.entries({
  check_evidence: `'${team.id}', '${experiment.logged}', 100, 'application/pdf'`,
  check_part_file: `null, ${milestone}, 'prototype', 100, 'application/pdf', now()`,
  reserve_upload: `'${ids.self}', ${milestone}, 'prototype', null, 'x.pdf', 100, 'application/pdf', now()`,
  lock_upload: `'${ids.self}', '${upload.stored}'`,
  finish_upload: `'${ids.self}', '${upload.sending}', now()`,
  is_upload_named: `'${upload.stored}'`,
  upload_named_by_hand_ins: `'${upload.stored}'`,
  upload_named_by_experiments: `'${upload.stored}'`,
  remove_upload: `'${ids.self}', '${upload.stored}', now()`,
  restore_upload: `'${ids.self}', '${upload.stored}', now()`,
  expire_uploads: '10, now()',
}).flatMap(([name, args]) =>
  cellsOf(`private.${name}`, [
    {
      verb: 'call',
      name: 'call it',
      sql: `select private.${name}(${args})`,
      expect: only(schema, `no grant: function ${name}`, {}),
    },
  ]),
);

const read = (
  name: string,
  file: string,
  expect: Action['expect'],
  hit: readonly (typeof loggedIn)[number][],
): Action => ({
  verb: 'select',
  name,
  sql: `select from storage.objects where bucket_id = 'hand-ins' and name = '${file}'`,
  expect,
  guards: { 'policy avatars_read_by_members': hit },
});

const add = (
  name: string,
  file: string,
  expect: Action['expect'],
  hit: readonly (typeof loggedIn)[number][],
): Action => ({
  verb: 'insert',
  name,
  sql: `insert into storage.objects (bucket_id, name) values ('hand-ins', '${file}')`,
  expect,
  guards: { 'policy avatars_insert_by_owner': hit },
});

/** What the bucket gives and takes; `storage.ts` adds the guards of the other buckets, which open this one, too. */
export const handInFileActions: readonly Action[] = [
  read("read a file of Ada's team", upload.stored, only(0, 1, { other: 0, noProfile: 0 }), [
    'other',
    'noProfile',
  ]),
  read("read a file of Ada's that is on its way", upload.sending, only(0, 0, { self: 1 }), allBut('self')),
  read('read a file that was given up', upload.removed, all(0), loggedIn),
  add('store a file that Ada reserved', upload.reserved, only(refused, refused, { self: 1 }), allBut('self')),
  add('store a file that nobody reserved', `${team.id}`, all(refused), loggedIn),
  add("store a file below Ada's", `${upload.reserved}/x`, all(refused), loggedIn),
  {
    verb: 'update',
    name: "overwrite a file of Ada's team",
    sql: `update storage.objects set version = 'new' where bucket_id = 'hand-ins' and name = '${upload.stored}'`,
    expect: all(0),
    guards: { 'policy avatars_update_by_owner': ['self', 'mentor', 'orga', 'demoted'] },
  },
  {
    verb: 'delete',
    name: "remove a file of Ada's team",
    sql: `delete from storage.objects where bucket_id = 'hand-ins' and name = '${upload.stored}'`,
    expect: all(0),
    guards: { 'policy avatars_delete_by_owner': ['self', 'mentor', 'orga', 'demoted'] },
  },
];

export const uploadCells = [...rows, ...functions, ...inner];
