import type { RequestIdentity } from '../../gateway/identity';
import { openEngine } from './openEngine';

export const sub = '0b7e0ac3-6a4f-4c43-9f0e-7f4a4f1d7a11';
export const member: RequestIdentity = {
  role: 'authenticated',
  claims: { iss: 'test', aud: 'authenticated', role: 'authenticated', exp: 0, iat: 0, sub },
};

/** A long table with defaults and policies, one that is closed, and functions that tell how they were called. */
const TRIES = `
  create table public.tries (
    id int primary key, label text check (label <> 'forbidden'), amount numeric(10, 2) default 1.50, ratio float8 default 0.1,
    at timestamptz default '2024-10-06T10:00:00.5Z', tags text[] default '{}', extra jsonb
  );
  insert into public.tries (id, label) select n, 'try ' || n from generate_series(1, 2500) as n;
  alter table public.tries enable row level security;
  revoke all on public.tries from anon, authenticated;
  grant select, insert, update on public.tries to authenticated;
  create policy all_read on public.tries for select to authenticated using (true);
  create policy all_insert on public.tries for insert to authenticated with check (id is null or id > 0);
  create policy all_update on public.tries for update to authenticated using (true);
  create table public.closed (id int primary key);
  alter table public.closed enable row level security;
  revoke all on public.closed from anon, authenticated;
  create policy would_read on public.closed for select to anon, authenticated using (true);
  create function public.fails(code text) returns void language plpgsql as
    $$ begin raise exception 'said so' using errcode = code, detail = 'the detail', hint = 'the hint'; end $$;
  create function public.who() returns jsonb language sql stable as
    $$ select jsonb_build_object('role', current_user, 'sub', auth.uid(), 'path', current_setting('search_path')) $$;
  create function public.patience() returns text language sql stable as $$ select current_setting('statement_timeout') $$;
  create function public.stamp() returns timestamptz language sql stable as $$ select timestamptz '2024-10-06T10:00:00Z' $$;
`;

export const openTries = () => openEngine(TRIES, member);
