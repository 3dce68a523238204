// What a mentor notes for themselves, asked for over HTTP by whoever is in the team, in all ways that there are: by query, beside
// other rows, in the export, by realtime, in a mail, in a file. Each way is shown to tell once its guard has fallen.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { searchEverything } from './leaver';
import type { Client, Member } from './localBackend';
import { openMentoredTeams, type Stage } from './mentoredTeams';

const SECRET = 'Zenobia carries the talking alone';

let stage: Stage;
let noteId: string;
let versionId: string;
/** Those who read none: of the team, of another one and its mentor, and an organiser who is in the team. */
let readers: Record<string, Member>;
const heard = new Map<string, string[]>();

/** Follows whatever is published, and with it what the person is told, by which one knows how far realtime has come. */
async function follow(name: string, { client, userId }: Member): Promise<void> {
  const [said, messages]: [string[], string[]] = [[], []];
  client
    .channel(`all for ${userId} ${randomUUID()}`)
    .on('postgres_changes', { event: '*', schema: 'public' }, (change) => said.push(JSON.stringify(change)))
    .on('system', {}, ({ message }: { message: string }) => messages.push(message))
    .subscribe();
  await vi.waitFor(() => expect(messages).toEqual(['Subscribed to PostgreSQL']), { timeout: 20_000 });
  heard.set(name, said);
}

/** What is answered to whoever asks for changes of notes by their name. */
const followNotes = ({ client }: Member) =>
  new Promise<string>((resolve) => {
    client
      .channel(`notes ${randomUUID()}`)
      .on('postgres_changes', { event: '*', schema: 'public', table: 'mentor_notes' }, () => undefined)
      .on('system', {}, ({ message }: { message: string }) => resolve(message))
      .subscribe();
  });

const note = (client: Client, text: string) =>
  client
    .rpc('save_mentor_note', { p_id: randomUUID(), p_team_id: stage.team.id, p_text: text })
    .throwOnError();

beforeAll(async () => {
  stage = await openMentoredTeams();
  const { team, other, sql, local } = stage;
  const inside = await local.newMember();
  await sql`update private.profiles set role = 'ORGA' where user_id = ${inside.userId}`;
  await sql`insert into public.team_members (team_id, season_id, user_id)
    select id, season_id, ${inside.userId} from public.teams where id = ${team.id}`;
  readers = {
    captain: team.captain,
    mate: team.mate,
    'an organiser in the team': inside,
    'another captain': other.captain,
    'another mentor': other.mentor,
  };
  for (const [name, reader] of Object.entries(readers)) await follow(name, reader);
  const { version } = await stage.handIn(team.captain, 'Shops order', [
    await stage.store(team.captain, 'a pitch'),
  ]);
  versionId = version;
  noteId = randomUUID();
  const ofVersion = { p_id: noteId, p_team_id: team.id, p_version_id: version, p_text: SECRET };
  await team.mentor.client.rpc('save_mentor_note', ofVersion).throwOnError();
  await note(team.mentor.client, `${SECRET}, again`);
}, 120_000);
afterAll(() => stage.stop());

/** By which paths the words come to somebody. */
async function pathsTo(name: string): Promise<string[]> {
  const member = readers[name];
  if (!member) throw new Error(`Nobody is ${name}`);
  const { client } = member;
  const { team, local } = stage;
  const asked: Record<string, PromiseLike<unknown>> = {
    query: Promise.all([
      client.from('mentor_notes').select('*').throwOnError(),
      client.from('mentor_notes').select('id').like('text', 'Zenobia%').throwOnError(),
      client.from('mentor_notes').select('*', { count: 'exact' }).eq('id', noteId).throwOnError(),
      client.rpc('team_mentor_notes', { p_team_id: team.id }).throwOnError(),
    ]),
    embed: Promise.all([
      client.from('teams').select('name, mentor_notes (*)').eq('id', team.id).throwOnError(),
      client.from('teams').select('name, mentor_notes!inner (id)').eq('id', team.id).throwOnError(),
      client.from('hand_in_versions').select('number, mentor_notes (*)').eq('id', versionId).throwOnError(),
      client
        .from('teams')
        .select('name, hand_ins (hand_in_versions (mentor_notes (*)))')
        .eq('id', team.id)
        .throwOnError(),
    ]),
    export: client.rpc('export_my_data').throwOnError(),
    mail: stage.mailsTo(member),
    file: (async () => {
      const token = (await client.rpc('create_feed_token').throwOnError()).data;
      const { data: listed } = await client.storage.from('hand-ins').list();
      const files = (listed ?? []).map(async ({ name: file }) =>
        (await client.storage.from('hand-ins').download(file)).data?.text(),
      );
      const feed = await fetch(`${local.backend.env.url}/functions/v1/calendar-feed?token=${token}`);
      return [await feed.text(), ...(await Promise.all(files))];
    })(),
    realtime: Promise.resolve(heard.get(name)),
  };
  const paths = await Promise.all(
    Object.entries(asked).map(async ([way, answer]) => {
      const text = JSON.stringify(await answer);
      return text.includes('Zenobia') || text.includes(noteId) ? [way] : [];
    }),
  );
  return paths.flat();
}

/** Tells everybody something that they may hear, and waits until they have. */
async function untilHeard(mark: string): Promise<void> {
  for (const [name, { userId }] of Object.entries(readers))
    await stage.sql`insert into public.notifications (user_id, kind, payload)
      values (${userId}, 'team_moved', ${stage.sql.json({ mark, name })})`;
  for (const said of heard.values())
    await expect.poll(() => said.join(), { timeout: 20_000 }).toContain(mark);
}

it('comes to nobody of the team, nor of another one, by any way; to its mentor and organisers by query', async () => {
  const { team, orga } = stage;
  // A mail that they do get came after the note.
  await team.mentor.client
    .rpc('give_advice', { p_id: randomUUID(), p_team_id: team.id, p_text: 'Ask ten shops' })
    .throwOnError();
  await expect
    .poll(async () => JSON.stringify(await stage.mailsTo(team.mate)), { timeout: 60_000 })
    .toContain('Ask ten shops');
  await untilHeard('nothing fell');
  expect(await followNotes(team.captain)).toMatch(/^Unable to subscribe/);
  for (const name of Object.keys(readers)) expect(await pathsTo(name), name).toEqual([]);
  for (const { client } of [team.mentor, orga]) {
    const { data } = await client.rpc('team_mentor_notes', { p_team_id: team.id }).throwOnError();
    expect(data.map(({ text }) => text).sort()).toEqual([SECRET, `${SECRET}, again`]);
  }
});

it('stands in its own table, and in no log, mail, bell, search or stored file', async () => {
  expect(await searchEverything(stage.local, stage.sql, ['Zenobia carries'])).toEqual([
    'public.mentor_notes',
  ]);
});

it('would come by query, embed and realtime, if its policy fell and it were published', async () => {
  const { sql, team } = stage;
  await sql`alter policy mentor_notes_read_by_mentors on public.mentor_notes using (true)`;
  await sql`alter publication supabase_realtime add table public.mentor_notes`;
  for (const [name, reader] of Object.entries(readers)) await follow(name, reader);
  await note(team.mentor.client, `${SECRET}, published`);
  await untilHeard('the policy fell');
  for (const name of Object.keys(readers))
    expect((await pathsTo(name)).sort(), name).toEqual(['embed', 'query', 'realtime']);
});

it('would come in the export, by mail and in a file, if somebody put it there', async () => {
  const { sql, team } = stage;
  await sql`create function private.export_of_mentor_notes(uuid) returns jsonb language sql
    as 'select jsonb_agg(to_jsonb(n)) from public.mentor_notes n'`;
  await sql`insert into private.outbox (kind, recipient, user_id, details)
    select 'advice_given', u.email, u.id, ${sql.json({ team: 'x', slug: 'x', person: 'x', message: SECRET })}
    from auth.users u where u.id = ${team.mate.userId}`;
  await stage.store(team.captain, `${SECRET} on paper`);
  await expect
    .poll(() => pathsTo('mate'), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['export', 'file', 'mail']));
  expect(await searchEverything(stage.local, sql, ['Zenobia carries'])).toContain('a stored file');
});
