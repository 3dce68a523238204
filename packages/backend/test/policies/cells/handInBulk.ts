// What organisers alone do with a week of many teams: they see all, remind, extend, take back, decline and open again.
import { prepared } from '../cell';
import { handIn, ids, team } from '../world';
import { byOrga, byOrgaLogged, readByOrga } from './calls';

const week = (number: number) => `(select id from public.milestones where week = ${number})`;
const teams = `array['${team.id}']::uuid[]`;
/** A week that Ada's team writes in, due tomorrow. */
const open = (number: number) =>
  `update public.milestones set opens_at = now() - interval '1 day', due_at = now() + interval '1 day' where week = ${number}`;
const until = "date_trunc('day', now()) + interval '9 days'";
const logged = (reason: string) =>
  `select from public.audit_log where entity = 'hand_ins' and reason = '${reason}'`;

export const handInBulkCells = [
  ...readByOrga('hand_in_matrix', '', 'read how all weeks of all teams stand'),
  ...readByOrga('hand_in_files', `${week(10)}, ${teams}`, "list files of Ada's team"),
  ...readByOrga('preview_reminder', `${week(11)}, ${teams}`, 'ask whom a reminder would reach'),
  ...prepared(
    byOrga(
      'remind_of_week',
      `${week(11)}, ${teams}`,
      "remind Ada's team",
      `select where exists (select from public.notifications where kind = 'hand_in_due' and occasion like '%reminded%')`,
    ),
    open(11),
  ),
  ...prepared(
    byOrgaLogged(
      'extend_hand_ins',
      `${week(11)}, ${teams}, ${until}, 'They were ill'`,
      "give Ada's team and others more time",
      logged('They were ill'),
      'hand_ins_audit',
    ),
    open(11),
  ),
  ...prepared(
    byOrgaLogged(
      'take_back_extensions',
      `${week(11)}, ${teams}, ${until}`,
      "take the time of Ada's team back",
      `select from public.audit_log where entity = 'hand_ins' and actor_id = '${ids.orga}' and before ? 'extended_until'`,
      'hand_ins_audit',
    ),
    `${open(11)};
      update public.hand_ins set extended_until = ${until}, extension_before = '{"version": 0}' where id = '${handIn.draft}'`,
  ),
  ...prepared(
    byOrgaLogged(
      'decline_extension',
      `'${team.id}', ${week(11)}, 'You had two weeks'`,
      "give Ada's team no more time",
      logged('You had two weeks'),
      'hand_ins_audit',
    ),
    `${open(11)}; update public.hand_ins set extension_asked_at = now() where id = '${handIn.draft}'`,
  ),
  ...byOrgaLogged(
    'reopen_hand_ins',
    `${week(10)}, ${teams}, 'A file was broken'`,
    "open again what Ada's team and others handed in",
    `${logged('A file was broken')} and after ->> 'state' = 'changes_requested'`,
    'hand_ins_audit',
  ),
  ...prepared(
    byOrgaLogged(
      'take_back_reopenings',
      `${week(10)}, ${teams}`,
      "leave as it is what Ada's team and others handed in",
      `select from public.audit_log where entity = 'hand_ins' and actor_id = '${ids.orga}' and before ->> 'state' = 'changes_requested'`,
      'hand_ins_audit',
    ),
    `select private.reopen_hand_in('${team.id}', ${week(10)}, now())`,
  ),
];
