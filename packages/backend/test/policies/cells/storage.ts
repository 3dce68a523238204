import type { Action, Outcome } from '../Action';
import { cellsOf } from '../cell';
import { ids, team, type Persona } from '../world';
import { storyPictureCells } from './stories';
import { handInFileActions } from './uploads';

const refused = 'policy: objects';
const adasFile = `${ids.self}-1.jpg`;
const strangers: readonly Persona[] = ['other', 'mentor', 'orga', 'noProfile', 'demoted'];
const allLoggedIn: readonly Persona[] = ['self', ...strangers];

const insert = (
  name: string,
  bucket: string,
  file: string,
  expect: Action['expect'],
  hit: readonly Persona[],
): Action => ({
  verb: 'insert',
  name,
  sql: `insert into storage.objects (bucket_id, name) values ('${bucket}', ${file})`,
  expect,
  guards: { 'policy avatars_insert_by_owner': hit },
});
const nobody: Action['expect'] = [refused, refused, refused, refused, refused, refused, refused];

const objects = cellsOf('storage.objects', [
  {
    verb: 'select',
    name: "read Ada's picture",
    sql: `select from storage.objects where bucket_id = 'avatars' and name = '${adasFile}'`,
    expect: [0, 1, 1, 1, 1, 0, 1],
    guards: { 'policy avatars_read_by_members': ['noProfile'] },
  },
  {
    verb: 'select',
    name: 'read another bucket',
    sql: "select from storage.objects where bucket_id = 'elsewhere'",
    expect: [0, 0, 0, 0, 0, 0, 0],
    guards: { 'policy avatars_read_by_members': allLoggedIn },
  },
  insert(
    'add a picture of oneself',
    'avatars',
    "auth.uid() || '-2.jpg'",
    [refused, 1, 1, 1, 1, refused, 1],
    ['noProfile'],
  ),
  insert(
    "add a picture in Ada's name",
    'avatars',
    `'${ids.self}-2.jpg'`,
    [refused, 1, refused, refused, refused, refused, refused],
    strangers,
  ),
  insert('add a file of another kind', 'avatars', "auth.uid() || '-2.svg'", nobody, allLoggedIn),
  insert(
    'add a picture in a folder',
    'avatars',
    "auth.uid() || '/../' || auth.uid() || '-2.jpg'",
    nobody,
    allLoggedIn,
  ),
  insert('add a picture to another bucket', 'elsewhere', "auth.uid() || '-2.jpg'", nobody, allLoggedIn),
  {
    verb: 'update',
    name: "overwrite Ada's picture",
    sql: `update storage.objects set version = 'new' where bucket_id = 'avatars' and name = '${adasFile}'`,
    expect: [0, 1, 0, 0, 0, 0, 0],
    guards: { 'policy avatars_update_by_owner': ['other', 'mentor', 'orga', 'demoted'] },
  },
  {
    verb: 'update',
    name: "rename Ada's picture to Ben's",
    sql: `update storage.objects set name = '${ids.other}-3.jpg' where bucket_id = 'avatars' and name = '${adasFile}'`,
    expect: [0, refused, 0, 0, 0, 0, 0],
    guards: { 'policy avatars_update_by_owner': ['self', 'other', 'mentor', 'orga', 'demoted'] },
  },
  {
    verb: 'delete',
    name: "remove Ada's picture",
    sql: `delete from storage.objects where bucket_id = 'avatars' and name = '${adasFile}'`,
    expect: [0, 1, 0, 0, 0, 0, 0],
    guards: { 'policy avatars_delete_by_owner': ['other', 'mentor', 'orga', 'demoted'] },
  },
]);

const logo = `${team.id}-1.jpg`;
const logos = cellsOf('storage.objects', [
  {
    verb: 'select',
    name: "read the logo of Ada's team",
    sql: `select from storage.objects where bucket_id = 'logos'`,
    expect: [0, 1, 1, 1, 1, 0, 1],
    guards: { 'policy avatars_read_by_members': ['noProfile'] },
  },
  insert(
    "add a logo to Ada's team",
    'logos',
    `'${team.id}-2.jpg'`,
    [refused, 1, refused, refused, 1, refused, refused],
    ['other', 'mentor', 'noProfile', 'demoted'],
  ),
  insert('add a logo to no team', 'logos', "auth.uid() || '-2.jpg'", nobody, allLoggedIn),
  insert('add a logo of another kind', 'logos', `'${team.id}-2.svg'`, nobody, allLoggedIn),
  {
    verb: 'update',
    name: "overwrite the logo of Ada's team",
    sql: `update storage.objects set version = 'new' where bucket_id = 'logos' and name = '${logo}'`,
    expect: [0, 1, 0, 0, 1, 0, 0],
    guards: { 'policy avatars_update_by_owner': ['other', 'mentor', 'demoted'] },
  },
  {
    verb: 'delete',
    name: "remove the logo of Ada's team",
    sql: `delete from storage.objects where bucket_id = 'logos' and name = '${logo}'`,
    expect: [0, 1, 0, 0, 1, 0, 0],
    guards: { 'policy avatars_delete_by_owner': ['other', 'mentor', 'demoted'] },
  },
]);

const all = (outcome: Outcome): Action['expect'] => [
  outcome,
  outcome,
  outcome,
  outcome,
  outcome,
  outcome,
  outcome,
];

const buckets = cellsOf('storage.buckets', [
  { verb: 'select', name: 'list buckets', sql: 'select from storage.buckets', expect: all(0) },
  {
    verb: 'insert',
    name: 'add a bucket',
    sql: "insert into storage.buckets (id, name) values ('mine', 'mine')",
    expect: all('policy: buckets'),
  },
  {
    verb: 'update',
    name: 'publish the avatars',
    sql: 'update storage.buckets set public = true',
    expect: all(0),
  },
  { verb: 'delete', name: 'delete buckets', sql: 'delete from storage.buckets', expect: all(0) },
]);

// Whatever opens one bucket's policy opens the other's rows too.
const twins: Record<string, readonly string[]> = {
  'policy avatars_read_by_members': [
    'policy logos_read_by_members',
    'policy hand_ins_read_with_record',
    'policy story_pictures_read_by_members',
  ],
  'policy avatars_insert_by_owner': [
    'policy logos_insert_by_captain_or_orga',
    'policy hand_ins_insert_by_uploader',
    'policy story_pictures_insert_by_team',
  ],
  'policy avatars_update_by_owner': ['policy logos_update_by_captain_or_orga'],
  'policy avatars_delete_by_owner': ['policy logos_delete_by_captain_or_orga'],
};

export const storageCells = [
  ...objects,
  ...logos,
  ...cellsOf('storage.objects', handInFileActions),
  ...storyPictureCells,
  ...buckets,
]
  .map((cell) => ({ ...cell, guards: cell.guards.flatMap((guard) => [guard, ...(twins[guard] ?? [])]) }))
  // The one policy that lets visitors read files holds them from all others.
  .map((cell) =>
    cell.relation === 'storage.objects' &&
    cell.verb === 'select' &&
    cell.who === 'anon' &&
    cell.expected === '0'
      ? { ...cell, guards: [...cell.guards, 'policy story_pictures_read_by_visitors'] }
      : cell,
  );
