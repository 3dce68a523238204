// What organisers do to many beside roles and status: write to them, take teams out, invite again.
import { prepared } from '../cell';
import { announcement, ids, team } from '../world';
import { byOrga, readByOrga } from './calls';
import { innerCells } from './inner';
import { byServer, ofOrga, proven } from './organisers';

const job = '66666666-0000-4000-8000-000000000001';
const people = `'{"ids": ["${ids.other}"]}'`;
const teams = `'{"ids": ["${team.id}"]}'`;
const confirmed = `update auth.users set email_confirmed_at = now() where id = '${ids.other}'`;
const invited = `update auth.users
  set invited_at = now() - interval '2 days', email_confirmed_at = null, last_sign_in_at = null where id = '${ids.other}'`;
const chosen = `insert into private.announcement_choices (list_id, user_id) values ('${announcement.narrow}', '${ids.self}')`;

const started = (kind: string) =>
  `select from private.jobs where kind = '${kind}' and total = 1 and created_by = '${ids.orga}'`;

export const bulkActionCells = [
  ...prepared(
    ofOrga(
      'announcement_choices',
      `insert into private.announcement_choices (list_id, user_id) values ('${announcement.draft}', '${ids.other}')`,
      `update private.announcement_choices set user_id = '${ids.other}'`,
    ),
    chosen,
  ),
  ...readByOrga('preview_message', `'people', ${people}`, 'ask whom a message would be for'),
  ...prepared(
    byOrga(
      'start_message',
      `'people', ${people}, 1`,
      'begin a draft for some people',
      `select from private.announcement_choices c join public.announcements a on a.rules ->> 'chosen' = c.list_id::text
        where c.user_id = '${ids.other}' and a.created_by = '${ids.orga}'`,
      1,
      { guards: { 'trigger note_confirmation': ['orga'] } },
    ),
    confirmed,
  ),
  ...readByOrga('preview_teams_withdrawal', teams, 'ask which teams would leave the contest'),
  ...byOrga(
    'start_teams_withdrawal',
    `${teams}, 1, 'They gave up'`,
    'take many teams out with an old login',
    'select',
    'GR126',
  ),
  ...proven('start_teams_withdrawal', `${teams}, 1, 'They gave up'`, started('teams_withdraw')),
  ...readByOrga('preview_invitations', people, 'ask who would be invited again'),
  ...prepared(
    byOrga('start_invitations', `${people}, 1`, 'invite some again', started('invite_again')),
    invited,
  ),
  ...byServer('invite_again_chunk', `'${job}', '{}', '[]'`),
  ...innerCells({
    export_of_announcement_choices: `'${ids.self}'`,
    selected_recipients: `'people', ${people}`,
    message_fates: "'{}'",
    preview_message: `'people', ${people}`,
    start_message: `'people', ${people}, 1, '${ids.orga}', now()`,
    withdrawal_fates: "'{}'",
    preview_teams_withdrawal: teams,
    start_teams_withdrawal: `${teams}, 1, 'Because', '${ids.orga}', now()`,
    job_chunk_teams_withdraw: 'null::private.jobs, now()',
    invitation_fates: "'{}', now()",
    preview_invitations: `${people}, '${ids.orga}', now()`,
    start_invitations: `${people}, 1, '${ids.orga}', now()`,
    invite_again_chunk: `'${job}', '{}', '[]', now()`,
  }),
];
