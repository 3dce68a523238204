-- What the role of the migrations may do in the service schemas. A hosted project lets it create triggers and foreign
-- keys on auth.users, and policies on the storage and realtime tables although it does not own them; membership stands
-- in for that.

grant usage on schema auth to postgres;
grant supabase_storage_admin, supabase_realtime_admin to postgres;
