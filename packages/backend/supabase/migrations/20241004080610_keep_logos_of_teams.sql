-- Which files go: a logo is the team's, whoever uploaded it, and goes when no team has it.

create or replace function public.files_of_person(p_user_id uuid) returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select f.bucket_id, f.name from private.files_of_person(p_user_id) f where f.bucket_id <> 'logos';
$$;

-- Teams before the person, as everywhere: the profile is locked once its row is to go, which is too late to wait for a team.
-- Logos that no team has any more are left over too; a day old, because a logo is there before its team names it.
create or replace function public.orphaned_files(p_limit integer) returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects o
  where case
      when o.bucket_id = 'avatars' then o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-'
        -- The case keeps names of another form away from the cast, in whatever order the conditions run.
        and not exists (
          select from private.profiles p
          where p.user_id = case when o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-' then left(o.name, 36)::uuid end
        )
      when o.bucket_id = 'logos' then o.created_at < now() - interval '1 day'
        and not exists (select from public.teams t where t.logo = o.name)
      else false
    end
  order by o.created_at
  limit least(greatest(coalesce(p_limit, 0), 0), 1000);
$$;
