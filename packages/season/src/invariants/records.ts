// Files are rows, changes are in the log, and deliveries end.
import { byQuery, type Invariant } from './Invariant';

export const records: readonly Invariant[] = [
  byQuery(
    'every stored file has its row, and every row its file',
    `select format('row %s without a file', u.id) as text from public.uploads u
     where u.state = 'stored' and u.removed_at is null
       and not exists (select from storage.objects o where o.bucket_id = 'hand-ins' and o.name = u.id::text)
     union all
     select format('file %s without a row', o.name) from storage.objects o
     where o.bucket_id = 'hand-ins' and o.created_at < now() - interval '10 minutes'
       and not exists (select from public.uploads u where u.id::text = o.name)`,
  ),
  byQuery(
    'a draft names only files that are there',
    `select format('part %s of %s names %s', p.part_key, p.hand_in_id, f.id) as text
     from public.hand_in_parts p cross join lateral jsonb_array_elements_text(coalesce(p.value -> 'files', '[]')) f (id)
     where not exists (select from public.uploads u where u.id::text = f.id and u.state = 'stored' and u.removed_at is null)`,
  ),
  byQuery(
    'a version names only files that are there',
    `select format('version %s names %s', v.id, f.id) as text
     from public.hand_in_versions v cross join lateral jsonb_array_elements_text(jsonb_path_query_array(v.parts, '$.*.files[*].id')) f (id)
     where not exists (select from public.uploads u where u.id::text = f.id and u.state = 'stored')`,
  ),
  byQuery(
    'changes by hand of organisers and functions are in the log',
    `select format('extension of %s', h.id) as text from public.hand_ins h
     where h.extended_until is not null and not exists (select from public.audit_log a where a.entity_id = h.id and a.action = 'update' and not a.is_own)
     union all
     select format('assignment %s', m.id) from public.mentor_assignments m
     where not exists (select from public.audit_log a where a.entity_id = m.id)
       -- The log of a team goes with the account of the last who was in it.
       and exists (select from public.team_members t where t.team_id = m.team_id)
     union all
     select format('round %s', r.id) from public.rounds r
     where r.state <> 'setup' and not exists (select from public.audit_log a where a.entity_id = r.id and a.action = 'update')`,
  ),
  byQuery(
    'no mail waits that was due long ago',
    `select format('%s to %s, due %s, %s tries, %s', kind, recipient, due_at, attempts, error) as text from private.outbox
     where state = 'waiting' and due_at < private.current_time() - interval '1 day'`,
  ),
  byQuery(
    'everybody whom an announcement was for was told, or why not is known',
    `select format('%s: %s', r.announcement_id, r.user_id) as text from public.announcement_recipients r
     join public.announcements a on a.id = r.announcement_id
     where a.sent_at < private.current_time() - interval '1 day' and a.stopped_at is null and r.mail in ('pending', 'waiting')`,
  ),
  byQuery(
    'nobody is told anything of a gate before its release',
    `select format('%s: %s', r.kind, n.kind) as text from public.rounds r
     join public.teams t on t.season_id = r.season_id join public.notifications n on n.team_id = t.id
     where r.state not in ('released') and n.kind = 'gate_result' and n.occasion = 'release ' || r.id`,
  ),
];
