// What the functions on check-ins, advice, action items, checklists and words in confidence are made of.
import { ids, record, team } from '../world';
import { innerCells } from './inner';

const { id } = team;
const fresh = '99999999-0000-4000-8000-000000000001';

const inner: Record<string, string> = {
  week_at: `'${id}', now()`,
  lock_team_of: `'${ids.self}'`,
  report_stuck: 'null::public.teams, null::public.pulses, now()',
  answer_pulse: `'${ids.self}', 5, 'stuck', '', now()`,
  take_back_pulse: `'${ids.self}', 5, now()`,
  answer_still_in: `'${ids.self}', '${record.question}', 'yes', now()`,
  last_sign_of: `'${id}'`,
  ask_still_in: '1, now()',
  is_adviser_of: `'${ids.mentor}', '${id}'`,
  check_adviser: `'${ids.mentor}', '${id}'`,
  notify_team: `null::public.teams, '', '${ids.self}', '{}', '', now()`,
  give_advice: `'${ids.mentor}', '${fresh}', '${id}', 'x', now()`,
  take_back_advice: `'${ids.mentor}', '${record.advice}'`,
  export_of_action_items: `'${ids.self}'`,
  source_of_action_item: `'${id}', 'advice', '${record.advice}'`,
  is_in_team: `'${ids.self}', '${id}'`,
  check_in_team: `'${ids.self}', '${id}'`,
  add_action_item: `'${ids.self}', '${fresh}', '${id}', 'x', null, 'team', null, null, now()`,
  lock_action_item: `'${ids.self}', '${record.item}'`,
  answer_action_item: `'${ids.self}', '${record.item}', 'done', '', now()`,
  assign_action_item: `'${ids.self}', '${record.item}', null, null`,
  remove_action_item: `'${ids.self}', '${record.item}'`,
  lock_checklist: `'${ids.self}', 5`,
  checklist_item: `'${id}', 5, '${record.step}'`,
  tick_checklist_item: `'${ids.self}', 5, '${record.step}', true, now()`,
  add_checklist_item: `'${ids.self}', 5, '${fresh}', 'x', null, null, null, now()`,
  change_checklist_item: `'${ids.self}', 5, '${record.step}', 'x', null, null`,
  order_checklist: `'${id}', 5, '${record.step}', 1`,
  move_checklist_item: `'${ids.self}', 5, '${record.step}', 1`,
  remove_checklist_item: `'${ids.self}', 5, '${record.step}'`,
  unassign_who_left: '',
  confide: `'${ids.self}', '${fresh}', 'x', now()`,
};

export const pulseInnerCells = innerCells(inner);
