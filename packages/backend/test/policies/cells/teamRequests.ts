// Requests and links: both sides read them, functions write them, the secret of a link is read by nobody.
import { cellsOf } from '../cell';
import { ids, team } from '../world';
import { allBut, only, ungranted } from './row';

const limited = allBut('self', 'orga', 'demoted');
const outside = allBut('self', 'orga', 'demoted');
const schema = 'no grant: schema private';
const refused = 'no grant: table mail_invitations';

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
  ...cellsOf('private.mail_invitations', [
    {
      verb: 'select',
      name: 'read invited addresses',
      sql: 'select email from private.mail_invitations',
      expect: only(schema, 0, { self: 1 }),
      guards: {
        'policy mail_invitations_read_by_author': allBut('self'),
        'rls private.mail_invitations': allBut('self'),
      },
    },
    {
      verb: 'select',
      name: 'read who declined',
      sql: 'select user_id from private.mail_invitations',
      expect: only(schema, refused, {}),
    },
    {
      verb: 'insert',
      name: 'insert by hand',
      sql: `insert into private.mail_invitations (request_id, email, email_hash)
        values ('${team.application}', 'a@example.org', '')`,
      expect: only(schema, refused, {}),
    },
    {
      verb: 'update',
      name: 'update by hand',
      sql: 'update private.mail_invitations set email = null',
      expect: only(schema, refused, {}),
    },
    {
      verb: 'delete',
      name: 'delete by hand',
      sql: 'delete from private.mail_invitations',
      expect: only(schema, refused, {}),
    },
  ]),
  ...cellsOf('public.invited_addresses', [
    {
      verb: 'call',
      name: "read the addresses that Ada's team invited",
      sql: `select from public.invited_addresses('${team.id}')`,
      expect: only('no grant: function invited_addresses', 0, { self: 1 }),
      guards: {
        // The member, the invited and organisers see the request, not the address.
        'policy mail_invitations_read_by_author': ['mentor', 'orga', 'demoted'],
        'rls private.mail_invitations': ['mentor', 'orga', 'demoted'],
      },
    },
  ]),
  ...cellsOf('public.my_requests', [
    {
      verb: 'call',
      name: 'read what waits for an answer',
      sql: 'select from public.my_requests()',
      expect: only('no grant: function my_requests', 0, { other: 1, mentor: 1 }),
    },
  ]),
];
