// Somebody with traces in every table, and the search that finds them.
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { expect } from 'vitest';
import { clientOf, type LocalBackend, type Member } from './localBackend';

export const PASSWORD = 'a-password-to-leave-with';
export const JPEG = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//', 'base64');

interface Leaver extends Member {
  email: string;
  /** Texts that say who it is: none may be found afterwards. */
  traces: string[];
}

/** Somebody who has used everything there is to use. */
export async function newLeaver(local: LocalBackend, sql: postgres.Sql, locale = 'en'): Promise<Leaver> {
  const mark = randomUUID().replaceAll('-', '').slice(0, 12);
  const email = `leaver.${mark}@grow.example`;
  const names = { first_name: `Zerafina${mark}`, last_name: `Quillfeather${mark}`, locale };
  const { data: made, error } = await local
    .service()
    .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true, user_metadata: names });
  if (error) throw error;
  const userId = made.user.id;
  const client = local.anonymous();
  const { data: signedIn, error: refused } = await client.auth.signInWithPassword({
    email,
    password: PASSWORD,
  });
  if (refused) throw refused;
  const phone = `+49151${mark.replace(/\D/g, '').padEnd(8, '0').slice(0, 8)}`;
  const file = `${userId}-1700000000000.jpg`;
  const marked = Buffer.concat([JPEG, Buffer.from(`bytes of ${mark}`)]);
  const done = await Promise.all([
    client.storage.from('avatars').upload(file, marked, { contentType: 'image/jpeg' }),
    client
      .from('profiles')
      .update({ bio: `I am ${mark}`, phone, gender: mark })
      .eq('user_id', userId),
    client.from('signup_info').insert({ motivation: `To build ${mark}` }),
    client.from('consents').insert({ kind: 'terms', version: '2024-10' }),
    client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `App of ${mark}` }),
    clientOf(local.backend.env.url, local.backend.env.publishableKey).auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false },
    }),
  ]);
  for (const { error: failed } of done) if (failed) throw failed;
  await sql`update private.profiles set avatar = ${file} where user_id = ${userId}`;
  await sql`insert into private.outbox (kind, recipient, user_id, due_at)
    values ('greeting', ${email}, ${userId}, now() + interval '1 day')`;
  await sql`insert into auth.flow_state (id, user_id, provider_type, authentication_method)
    values (gen_random_uuid(), ${userId}, 'email', 'magiclink')`;
  await sql`insert into auth.audit_log_entries (id, payload) values
    (gen_random_uuid(), ${sql.json({ action: 'login', actor_id: userId, actor_username: email })})`;
  await joinTeams(local, sql, { userId, client, mark });
  const { access_token: accessToken } = signedIn.session;
  return { client, userId, accessToken, email, traces: [userId, mark, phone] };
}

/** Makes them a member of one team with words and a logo there, and lets them ask another. */
async function joinTeams(
  local: LocalBackend,
  sql: postgres.Sql,
  { userId, client, mark }: { userId: string; client: Member['client']; mark: string },
): Promise<void> {
  await sql`update public.seasons set team_closes_at = now() + interval '30 days'`;
  const teams: { id: string; captain: string }[] = [];
  for (const name of ['Host', 'Other']) {
    const { data, error } = await local.service().auth.admin.createUser({
      email: `${randomUUID()}@grow.example`,
      email_confirm: true,
    });
    if (error) throw error;
    const captain = data.user.id;
    const [team] = await sql<{ id: string }[]>`
      select id from private.found_team(${captain}, ${`${name} ${randomUUID()}`}, '', now())`;
    if (team) teams.push({ id: team.id, captain });
  }
  const [host, other] = teams;
  if (!host || !other) throw new Error('No teams');
  await client.rpc('ask_to_join', { p_team_id: other.id, p_message: `I am ${mark}` }).throwOnError();
  const { data: asked } = await client.rpc('ask_to_join', { p_team_id: host.id }).throwOnError();
  await sql`select private.answer_request(${host.captain}, ${asked.id}, true, now())`;
  const { error } = await client.rpc('invite_by_email', {
    p_team_id: host.id,
    p_email: `${randomUUID()}@grow.example`,
    p_message: `Greetings from ${mark}`,
  });
  if (error) throw error;
  await sql`insert into storage.objects (bucket_id, name, owner_id) values ('logos', ${`${host.id}-1.jpg`}, ${userId})`;
}

/** What a stored file says; nothing where the schedule has tidied it away since it was listed. */
const textOf = (file: string): Promise<string> =>
  readFile(file, 'latin1').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Every table that holds one of the texts in any of its columns, and every stored file that does. */
export async function searchEverything(
  local: LocalBackend,
  sql: postgres.Sql,
  traces: string[],
): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
    order by 1`;
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.unsafe(
      `select from ${name} t where exists (select from unnest($1::text[]) trace where t::text ilike '%' || trace || '%')`,
      [traces],
    );
    if (rows.length > 0) found.push(name);
  }
  const folder = join(local.dataDir, 'storage');
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = `${file} ${await textOf(file)}`;
    if (traces.some((trace) => text.includes(trace))) found.push('a stored file');
  }
  return found;
}
