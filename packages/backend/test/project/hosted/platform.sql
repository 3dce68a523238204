-- What a hosted project has and the emulator needs not: roles and tables of the platform, who owns them, and what watches changes of
-- the schema. Run once by the superuser on an empty project. Facts: the migrations that supabase/postgres, supabase/auth and
-- supabase/storage publish.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('dashboard_user', 'nologin createdb createrole replication'),
      ('pgbouncer', 'login'),
      ('supabase_etl_admin', 'login replication'),
      ('supabase_read_only_user', 'login bypassrls'),
      ('supabase_replication_admin', 'login replication'),
      -- Other projects of this cluster let postgres stand in for the owner of files and channels. Here nobody is a member of it.
      ('platform_owner', 'nologin noinherit')
    ) as roles (name, options)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.options);
    end if;
  end loop;
end
$$;
grant pg_read_all_data to supabase_read_only_user;

-- What other services keep there, reached by no API role.
create schema pgbouncer authorization pgbouncer;
create schema vault;
grant usage on schema vault to postgres with grant option;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text,
  description text not null default '',
  secret text not null,
  created_at timestamptz not null default now()
);
grant select, delete on vault.secrets to postgres with grant option;
create schema graphql_public;
grant usage on schema graphql_public to postgres, anon, authenticated, service_role;
create extension pg_stat_statements with schema extensions;

-- Sign-in by companies, and this project as a provider for others.
create table auth.schema_migrations (version varchar(255) primary key);
create table auth.sso_providers (id uuid primary key, resource_id text, created_at timestamptz, updated_at timestamptz, disabled boolean);
create table auth.sso_domains (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  domain text not null,
  created_at timestamptz,
  updated_at timestamptz
);
create table auth.saml_providers (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  entity_id text not null unique,
  metadata_xml text not null,
  created_at timestamptz
);
create table auth.oauth_clients (
  id uuid primary key,
  client_secret_hash text,
  redirect_uris text not null,
  client_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create table auth.oauth_authorizations (
  id uuid primary key,
  authorization_id text not null unique,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  redirect_uri text not null,
  scope text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now()
);
create table auth.oauth_consents (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  scopes text not null,
  granted_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (user_id, client_id)
);

-- Uploads in parts by the other protocol, and what storage notes of itself.
create table storage.migrations (id integer primary key, name varchar(100) not null unique, hash varchar(40) not null, executed_at timestamp);
create table storage.s3_multipart_uploads (
  id text primary key,
  in_progress_size bigint not null default 0,
  upload_signature text not null,
  bucket_id text not null references storage.buckets (id),
  key text not null collate "C",
  version text not null,
  owner_id text,
  created_at timestamptz not null default now(),
  user_metadata jsonb
);
create table storage.s3_multipart_uploads_parts (
  id uuid primary key default gen_random_uuid(),
  upload_id text not null references storage.s3_multipart_uploads (id) on delete cascade,
  size bigint not null default 0,
  part_number integer not null,
  bucket_id text not null references storage.buckets (id),
  key text not null collate "C",
  etag text not null,
  owner_id text,
  version text not null,
  created_at timestamptz not null default now()
);

-- Messages lie in a part for each day.
alter table realtime.messages rename to messages_of_all_days;
create table realtime.messages (like realtime.messages_of_all_days including defaults including constraints including indexes)
  partition by range (inserted_at);
drop table realtime.messages_of_all_days;
do $$
begin
  execute format(
    'create table realtime.messages_today partition of realtime.messages for values from (%L) to (%L)',
    (now() at time zone 'utc')::date - 1, (now() at time zone 'utc')::date + 2
  );
end
$$;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;

-- Owners, and what is left to whoever owns the project: everything with the rows, nothing with the tables themselves.
do $$
declare
  found record;
begin
  for found in
    select n.nspname, c.relname, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'storage', 'realtime') and c.relkind in ('r', 'p')
  loop
    execute format(
      'alter table %I.%I owner to %I', found.nspname, found.relname,
      case found.nspname when 'auth' then 'supabase_auth_admin' else 'platform_owner' end
    );
  end loop;
end
$$;
alter schema storage owner to platform_owner;
alter schema realtime owner to platform_owner;
grant usage on schema auth, storage, realtime to postgres with grant option;
grant usage on schema storage, realtime to anon, authenticated, service_role;
grant all on all tables in schema auth to postgres, dashboard_user;
grant all on all tables in schema storage to postgres with grant option;
grant all on all sequences in schema auth to postgres, dashboard_user;
grant all on all routines in schema auth to postgres, dashboard_user;
revoke create on schema auth, storage, realtime from postgres;
revoke all on auth.schema_migrations from postgres, dashboard_user;
revoke all on storage.migrations from anon, authenticated, service_role, postgres;
alter table storage.migrations enable row level security;
alter table storage.s3_multipart_uploads enable row level security;
alter table storage.s3_multipart_uploads_parts enable row level security;

-- What the platform itself makes in public is given to the API roles, too.
do $$
declare
  kind text;
begin
  foreach kind in array '{tables,functions,sequences}'::text[] loop
    execute format(
      'alter default privileges in schema public grant all on %s to postgres, anon, authenticated, service_role', kind
    );
  end loop;
end
$$;

-- The API hears of each change of the schema.
create function extensions.notify_of_changes() returns event_trigger language plpgsql as $$
begin
  if exists (
    select from pg_event_trigger_ddl_commands() c
    where coalesce(c.schema_name, '') not in ('pg_temp', 'auth', 'storage', 'realtime')
  ) then
    notify pgrst, 'reload schema';
  end if;
end;
$$;
create function extensions.notify_of_drops() returns event_trigger language plpgsql as $$
begin
  if exists (select from pg_event_trigger_dropped_objects() o where not o.is_temporary) then
    notify pgrst, 'reload schema';
  end if;
end;
$$;
create event trigger watch_changes on ddl_command_end execute function extensions.notify_of_changes();
create event trigger watch_drops on sql_drop execute function extensions.notify_of_drops();
