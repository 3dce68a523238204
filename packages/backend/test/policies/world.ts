// The people and rows that the policy table speaks about: one of each kind, and Ada, whose rows everybody tries to reach.
import type postgres from 'postgres';

/** Who asks. `self` is Ada, the owner of the rows; `demoted` was ORGA and still holds a token that says so. */
export const personas = ['anon', 'self', 'other', 'mentor', 'orga', 'noProfile', 'demoted'] as const;
export type Persona = (typeof personas)[number];

export const ids = {
  self: 'aaaaaaaa-0000-4000-8000-000000000001',
  other: 'bbbbbbbb-0000-4000-8000-000000000002',
  mentor: 'cccccccc-0000-4000-8000-000000000003',
  orga: 'dddddddd-0000-4000-8000-000000000004',
  noProfile: 'eeeeeeee-0000-4000-8000-000000000005',
  demoted: 'ffffffff-0000-4000-8000-000000000006',
} as const satisfies Record<Exclude<Persona, 'anon'>, string>;

/** Database role of a persona's requests. */
export const roleOf = (persona: Persona): 'anon' | 'authenticated' =>
  persona === 'anon' ? 'anon' : 'authenticated';

/** The verified claims of a persona's token, as the gateway sets them. */
export function claimsOf(persona: Persona, more: Record<string, string> = {}): string {
  if (persona === 'anon') return JSON.stringify({ role: 'anon' });
  const old =
    persona === 'demoted'
      ? { user_role: 'ORGA', app_metadata: { role: 'ORGA' }, user_metadata: { role: 'ORGA' } }
      : {};
  return JSON.stringify({ sub: ids[persona], role: 'authenticated', aud: 'authenticated', ...old, ...more });
}

/** Adds the people and their rows; needs the superuser. */
export async function populate(sql: postgres.Sql): Promise<void> {
  for (const [name, id] of Object.entries(ids))
    await sql`insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, ${`${name}@example.org`}, ${sql.json({ first_name: name, last_name: 'Example' })})`;
  await sql`delete from private.profiles where user_id = ${ids.noProfile}`;
  await sql`update private.profiles set role = 'ORGA' where user_id in (${ids.orga}, ${ids.demoted})`;
  await sql`update private.profiles set role = 'MENTOR' where user_id = ${ids.mentor}`;
  await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${ids.demoted}`;
  await sql`update private.profiles set avatar = ${`${ids.self}-1.jpg`} where user_id = ${ids.self}`;
  await sql`update private.profile_private set gender = 'female', phone = '+49 1' where user_id = ${ids.self}`;
  await sql`insert into public.signup_info (user_id, motivation) values (${ids.self}, 'To build')`;
  await sql`insert into public.consents (user_id, kind, version) values (${ids.self}, 'terms', '2024-10')`;
  await sql`insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip, not_after) values
    (gen_random_uuid(), ${ids.self}, now(), now(), 'Ada’s laptop', '203.0.113.77', null),
    (gen_random_uuid(), ${ids.self}, now(), now(), 'Ada’s phone', null, null),
    (gen_random_uuid(), ${ids.self}, now(), now(), 'Ada’s old tablet', null, now() - interval '1 day'),
    (gen_random_uuid(), ${ids.other}, now(), now(), null, '2001:db8:1:2::3', null)`;
  await sql`insert into private.outbox (kind, recipient, user_id)
    values ('greeting', 'self@example.org', ${ids.self})`;
  await sql`insert into public.faqs (slug, question_en, question_de, answer_en, answer_de, position)
    values ('unpublished', 'Not yet', 'Noch nicht', 'Soon', 'Bald', 8)`;
  await sql`insert into public.partners (id, name, tier, position, published) values
    (${ids.self}, 'First', 'main', 1, true), (${ids.other}, 'Second', 'city', 2, true),
    (${ids.mentor}, 'Not yet', 'city', 3, false)`;
  await sql`insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')`;
  await sql`insert into storage.objects (bucket_id, name) values
    ('avatars', ${`${ids.self}-1.jpg`}), ('elsewhere', ${`${ids.self}-1.jpg`})`;
}
