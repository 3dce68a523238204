-- How invitations by mail end by themselves: with joining, with time, and with the account.

-- Other teams learn nothing: their invitations by mail wait on, and end by themselves.
create or replace function private.cancel_requests_of(p_user_id uuid, p_season_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.team_requests r set status = 'cancelled', decided_at = p_now
    where r.season_id = p_season_id and r.status = 'pending' and (
      r.user_id = p_user_id or (
        r.user_id is null and r.team_id = private.team_of(p_user_id, p_season_id) and private.is_request_mine(r, p_user_id)
      )
    );
$$;

create or replace function private.expire_requests_of(p_team_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.team_requests set status = 'expired', decided_at = p_now
    where team_id = p_team_id and status = 'pending' and expires_at <= p_now;
  -- Withdrawing can be undone for minutes, and invitations to one address are counted for a day.
  delete from private.mail_invitations i using public.team_requests r
    where r.id = i.request_id and r.team_id = p_team_id and r.status <> 'pending'
      and greatest(r.created_at, r.decided_at) < p_now - interval '1 day';
$$;

create or replace function private.expire_team_requests(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  team record;
  done integer := 0;
begin
  for team in
    select r.team_id as id from public.team_requests r where r.status = 'pending' and r.expires_at <= p_now
    union
    select r.team_id from private.mail_invitations i join public.team_requests r on r.id = i.request_id
      where r.status <> 'pending' and greatest(r.created_at, r.decided_at) < p_now - interval '1 day'
    order by 1 limit least(greatest(coalesce(p_limit, 0), 0), 1000)
  loop
    -- Many teams in one transaction: whoever holds one may wait for what is locked here already, so it is left for later.
    perform 1 from public.teams t where t.id = team.id for update skip locked;
    if found then
      perform private.expire_requests_of(team.id, p_now);
      done := done + 1;
    end if;
  end loop;
  return done;
end;
$$;

create or replace function private.prepare_end_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.teams t
    where t.id in (select m.team_id from public.team_members m where m.user_id = old.id and m.left_at is null)
    order by t.id for update;
  -- Before requests, in the order of everybody who answers one.
  perform from private.profiles where user_id = old.id for update;
  delete from public.team_requests where user_id is null and status = 'pending' and id in (
    select i.request_id from private.mail_invitations i where i.email = lower(old.email) or i.user_id = old.id
  );
  delete from private.mail_invitations where email = lower(old.email);
  return old;
end;
$$;
