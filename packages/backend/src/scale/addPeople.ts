import type postgres from 'postgres';
import type { ScalePerson } from './people';

/** Adds accounts, whose profiles the triggers make, and fills these; a statement a table, however many there are. */
export async function addScalePeople(
  sql: postgres.TransactionSql,
  people: readonly ScalePerson[],
  now: Date,
): Promise<void> {
  await sql`
    create temporary table scale_people on commit drop as
    select given.*, ${now}::timestamptz - make_interval(mins => given.age) as since
    from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb)
      as given (id uuid, email text, profile jsonb, locale text, gender text, age integer)`;
  await sql`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change_token_new, email_change, created_at, updated_at
    )
    select '00000000-0000-0000-0000-000000000000', p.id, 'authenticated', 'authenticated', p.email, '', p.since,
      '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('first_name', p.profile ->> 'first_name', 'last_name', p.profile ->> 'last_name', 'locale', p.locale),
      '', '', '', '', p.since, p.since
    from scale_people p`;
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
    select p.id, p.id, jsonb_build_object('sub', p.id, 'email', p.email), 'email', p.since, p.since from scale_people p`;
  await sql`
    update private.profiles stored set
      role = given.role, homeland = given.homeland, studies = given.studies, university = given.university,
      university_country = given.university_country, skills = given.skills, bio = given.bio,
      key_qualification = given.key_qualification, discoverable = given.discoverable, city = given.city,
      wish = given.wish, hidden_fields = given.hidden_fields, created_at = p.since
    from scale_people p
      cross join lateral jsonb_populate_record(null::private.profiles, p.profile) given
    where stored.user_id = p.id`;
  await sql`
    update private.profile_private s set gender = p.gender from scale_people p where s.user_id = p.id`;
  await sql`
    insert into public.signup_info (user_id, motivation, idea_stage, looking_for, heard_from)
    select p.id, 'To build something in eleven weeks.', 'idea', 'team', 'A friend' from scale_people p`;
  await sql`
    insert into public.consents (user_id, kind, version)
    select p.id, kind, '2024-10' from scale_people p cross join unnest(array['terms', 'privacy']) as kind`;
}
