// Requests and links: both sides read them, functions write them, the secret of a link is read by nobody.
import { cellsOf } from '../cell';
import { ids, team } from '../world';
import { allBut, only, ungranted } from './row';

const limited = allBut('self', 'orga', 'demoted');
const outside = allBut('self', 'orga', 'demoted');

export const teamRequestCells = [
  ...cellsOf('public.team_requests', [
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from public.team_requests',
      expect: only('no grant: table team_requests', 0, { self: 2, demoted: 2, orga: 2, other: 1, mentor: 1 }),
      guards: {
        'policy team_requests_read_by_both_sides': limited,
        'rls public.team_requests': limited,
      },
    },
    ...ungranted('team_requests', {
      insert: `insert into public.team_requests (team_id, season_id, kind, user_id, expires_at)
        select '${team.id}', id, 'apply', '${ids.self}', now() from public.seasons`,
      update: "update public.team_requests set status = 'accepted'",
      delete: 'delete from public.team_requests',
    }),
  ]),
  ...cellsOf('public.team_invite_links', [
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from public.team_invite_links',
      expect: only('no grant: table team_invite_links', 0, { self: 1, demoted: 1, orga: 1 }),
      guards: {
        'policy team_invite_links_read_by_team': outside,
        'rls public.team_invite_links': outside,
      },
    },
    {
      verb: 'select',
      name: 'read what is kept of the secret',
      sql: 'select token_hash from public.team_invite_links',
      expect: only('no grant: table team_invite_links', 'no grant: table team_invite_links', {}),
    },
    ...ungranted('team_invite_links', {
      insert: `insert into public.team_invite_links (team_id, token_hash, max_uses, expires_at)
        values ('${team.id}', 'x', 1, now())`,
      update: 'update public.team_invite_links set uses = 0',
      delete: 'delete from public.team_invite_links',
    }),
  ]),
];
