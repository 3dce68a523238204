import type { Action } from '../Action';
import { cellsOf } from '../cell';
import type { Persona } from '../world';
import { all, loggedIn, ungranted } from './row';

const events = 'no grant: table events';
const skills = 'no grant: table skills';
const allButOrga: readonly Persona[] = ['self', 'other', 'mentor', 'noProfile', 'demoted'];

const seasonCells = cellsOf('public.seasons', [
  {
    verb: 'select',
    name: 'read the seasons',
    sql: 'select from public.seasons',
    expect: [1, 1, 1, 1, 1, 1, 1],
  },
  ...ungranted('seasons', {
    insert: "insert into public.seasons (label, starts_on) values ('GROW 25/26', '2025-11-03')",
    update: "update public.seasons set phase = 'final'",
    delete: "delete from public.seasons where label = 'none'",
  }),
]);

const eventCells = cellsOf('public.events', [
  {
    verb: 'select',
    name: 'read the events',
    sql: 'select from public.events',
    expect: [9, 10, 10, 10, 11, 9, 10],
    guards: {
      'policy events_read_by_visitors': ['anon'],
      'policy events_read_by_members': allButOrga,
      'rls public.events': ['anon', ...allButOrga],
    },
  },
  {
    verb: 'select',
    name: "read a members' event",
    sql: "select from public.events where slug = 'mentor-table'",
    expect: [0, 1, 1, 1, 1, 0, 1],
    guards: {
      'policy events_read_by_visitors': ['anon'],
      'policy events_read_by_members': ['noProfile'],
      'rls public.events': ['anon', 'noProfile'],
    },
  },
  {
    verb: 'insert',
    name: 'add an event',
    sql: `insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at)
      select id, 'new', 'New', 'Info', 'online', now(), now() + interval '1 hour' from public.seasons`,
    expect: [
      events,
      'policy: events',
      'policy: events',
      'policy: events',
      1,
      'policy: events',
      'policy: events',
    ],
    guards: { 'policy events_insert_by_orga': allButOrga, 'rls public.events': allButOrga },
  },
  {
    verb: 'update',
    name: 'publish a members’ event',
    sql: "update public.events set visibility = 'public'",
    expect: [events, 0, 0, 0, 11, 0, 0],
    guards: { 'policy events_update_by_orga': allButOrga, 'rls public.events': allButOrga },
  },
  {
    verb: 'update',
    name: 'call an event off by hand',
    sql: "update public.events set status = 'cancelled' where slug = 'final'",
    expect: [events, 0, 0, 0, 'policy: events', 0, 0],
    guards: { 'policy events_update_by_orga': loggedIn, 'rls public.events': loggedIn },
  },
  {
    verb: 'update',
    name: 'write what calendars count',
    sql: 'update public.events set sequence = 9',
    expect: all(events),
  },
  {
    verb: 'insert',
    name: 'add an event that was called off',
    sql: `insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at, status, cancelled_at)
      select id, 'new', 'New', 'Info', 'online', now(), now() + interval '1 hour', 'cancelled', now() from public.seasons`,
    expect: all(events),
  },
  {
    verb: 'delete',
    name: 'delete a draft and what was published',
    sql: "delete from public.events where slug in ('final', 'a-draft')",
    expect: [events, 0, 0, 0, 1, 0, 0],
    guards: { 'policy events_delete_by_orga': loggedIn, 'rls public.events': loggedIn },
  },
]);

const noWriting = (verb: 'insert' | 'update' | 'delete', sql: string): Action => ({
  verb,
  name: `${verb} a skill`,
  sql,
  expect: [skills, skills, skills, skills, skills, skills, skills],
});

const skillCells = cellsOf('public.skills', [
  {
    verb: 'select',
    name: 'read the catalogue',
    sql: 'select from public.skills',
    expect: [32, 32, 32, 32, 32, 32, 32],
  },
  noWriting(
    'insert',
    "insert into public.skills (key, grp, position, name_en, name_de) values ('x', 'build', 99, 'X', 'X')",
  ),
  noWriting('update', "update public.skills set name_en = 'Changed' where key = 'web'"),
  noWriting('delete', "delete from public.skills where key = 'web'"),
]);

export const programmeCells = [...seasonCells, ...eventCells, ...skillCells];
