-- What an empty hosted project starts with: its roles, the API roles' default privileges in public, the schema for
-- extensions and the publication of realtime. Roles belong to the cluster, so they may be there already.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('postgres', 'login createrole createdb replication bypassrls'),
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_auth_admin', 'login noinherit createrole'),
      ('supabase_storage_admin', 'login noinherit createrole'),
      ('supabase_realtime_admin', 'nologin noinherit')
    ) as roles (name, options)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.options);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator, postgres;
grant supabase_auth_admin, supabase_storage_admin to supabase_admin;

-- As the platform lets it (supautils): whoever restores a backup turns triggers off for it.
grant set on parameter session_replication_role to postgres;

-- The same limits as hosted: a runaway query of a visitor ends before one of a member.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

do $$
begin
  execute format('alter database %I owner to postgres', current_database());
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
end
$$;

alter schema public owner to pg_database_owner;
grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
