// Weeks, milestones and their parts: everybody reads them, and nobody writes them by hand.
import { cellsOf } from '../cell';
import { all, ungranted } from './row';

const weekCells = cellsOf('public.season_weeks', [
  { verb: 'select', name: 'read the weeks', sql: 'select from public.season_weeks', expect: all(11) },
  ...ungranted('season_weeks', {
    insert: `insert into public.season_weeks (season_id, week, verb_en, verb_de, task_en, task_de)
      select id, 12, 'Rest', 'Ruhen', 'x', 'x' from public.seasons`,
    update: "update public.season_weeks set verb_en = 'Rest'",
    delete: 'delete from public.season_weeks where week = 8',
  }),
]);

const milestoneTableCells = cellsOf('public.milestones', [
  { verb: 'select', name: 'read the milestones', sql: 'select from public.milestones', expect: all(10) },
  {
    verb: 'select',
    name: 'read the brief of a week before it opens',
    sql: "select from public.milestones where opens_at > '2025-01-10'",
    expect: all(1),
  },
  ...ungranted('milestones', {
    insert: `insert into public.milestones (season_id, week, title_en, title_de, must_prove_en, must_prove_de, good_one_en,
        good_one_de, leave_out_en, leave_out_de, opens_at, due_at)
      select id, 8, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', '2024-12-23', '2024-12-29' from public.seasons`,
    update: "update public.milestones set due_at = due_at + interval '1 day'",
    delete: 'delete from public.milestones',
  }),
]);

const partCells = cellsOf('public.milestone_parts', [
  {
    verb: 'select',
    name: 'read the parts of a milestone',
    sql: 'select from public.milestone_parts p join public.milestones m on m.id = p.milestone_id where m.week = 5',
    expect: all(5),
  },
  ...ungranted('milestone_parts', {
    insert: `insert into public.milestone_parts (milestone_id, key, kind, position, label_en, label_de, hint_en, hint_de,
        max_characters)
      select id, 'more', 'text', 9, 'x', 'x', 'x', 'x', 100 from public.milestones where week = 5`,
    update: 'update public.milestone_parts set is_required = false',
    delete: 'delete from public.milestone_parts',
  }),
]);

export const milestoneCells = [...weekCells, ...milestoneTableCells, ...partCells];
