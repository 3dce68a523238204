// Two teams with a mentor each and an organiser, who all ask over HTTP, on a backend of a test's own.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { MailboxMessage } from '@grow/local-supabase';
import type { Json } from '../../../core/src/db/database.types';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

/** A team, its people, and who looks after it. */
export interface MentoredTeam {
  id: string;
  captain: Member;
  mate: Member;
  mentor: Member;
  assignment: string;
}

/** What stands ready. */
export interface Stage {
  local: LocalBackend;
  /** As the superuser, who looks into every schema. */
  sql: postgres.Sql;
  team: MentoredTeam;
  /** Another team of the season, and its mentor. */
  other: MentoredTeam;
  orga: Member;
  /** The milestone of a week that asks for a claim and for files, due in a day. */
  milestone: string;
  /** Stores a file of that content for the week; its id. */
  store: (sender: Member, content: string) => Promise<string>;
  /** Hands the claim and those files in; the ids of the hand-in and of the version. */
  handIn: (
    sender: Member,
    claim: string,
    files: readonly string[],
  ) => Promise<{ id: string; version: string }>;
  mailsTo: (member: Member) => Promise<MailboxMessage[]>;
  stop: () => Promise<void>;
}

/** Starts a backend with all of it. */
export async function openMentoredTeams(): Promise<Stage> {
  const local = await startLocalBackend();
  const address = new URL(local.backend.env.databaseUrl);
  address.username = 'supabase_admin';
  const sql = postgres(address.href, { max: 2, onnotice: () => undefined });
  await sql`update public.seasons set team_closes_at = now() + interval '30 days'`;
  const [week] = await sql<{ id: string }[]>`
    update public.milestones set opens_at = now() - interval '1 day', due_at = now() + interval '1 day'
    where week = 5 and season_id = (private.current_season()).id returning id`;
  const milestone = week?.id ?? '';
  const mentored = async (): Promise<MentoredTeam> => {
    const [captain, mate, mentor] = await Promise.all([
      local.newMember(),
      local.newMember(),
      local.newMember(),
    ]);
    await sql`update private.profiles set role = 'MENTOR' where user_id = ${mentor.userId}`;
    const [made] = await sql<{ id: string }[]>`
      select (private.found_team(${captain.userId}, ${`Mentored ${randomUUID()}`}, '', now())).id as id`;
    const id = made?.id ?? '';
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${mate.userId} from public.teams where id = ${id}`;
    const [assigned] = await sql<{ id: string }[]>`
      insert into public.mentor_assignments (team_id, mentor_id, status)
      values (${id}, ${mentor.userId}, 'active') returning id`;
    return { id, captain, mate, mentor, assignment: assigned?.id ?? '' };
  };
  const [team, other, orga] = [await mentored(), await mentored(), await local.newMember()];
  await sql`update private.profiles set role = 'ORGA' where user_id = ${orga.userId}`;

  const store: Stage['store'] = async ({ client }, content) => {
    const bytes = Buffer.from(content);
    const media = 'application/pdf';
    const { data } = await client
      .rpc('reserve_upload', {
        ...{ p_milestone_id: milestone, p_part_key: 'prototype', p_experiment_id: null as never },
        ...{ p_name: 'pitch.pdf', p_bytes: bytes.length, p_media_type: media },
      })
      .throwOnError();
    const sent = await client.storage.from('hand-ins').upload(data.id, bytes, { contentType: media });
    if (sent.error) throw sent.error;
    await client.rpc('finish_upload', { p_id: data.id }).throwOnError();
    return data.id;
  };
  const versionOf = async (teamId: string, key: string) =>
    (
      await sql<{ version: number }[]>`select p.version from public.hand_in_parts p
        join public.hand_ins h on h.id = p.hand_in_id where h.team_id = ${teamId} and p.part_key = ${key}`
    )[0]?.version ?? 0;
  const handIn: Stage['handIn'] = async ({ client, userId }, claim, files) => {
    const teamId = userId === other.captain.userId ? other.id : team.id;
    for (const [key, value] of [
      ['claim', { text: claim }],
      ['prototype', { files: [...files] }],
    ] satisfies [string, Json][])
      await client
        .rpc('save_hand_in_part', {
          ...{
            p_milestone_id: milestone,
            p_key: key,
            p_value: value,
            p_version: await versionOf(teamId, key),
          },
        })
        .throwOnError();
    const seen = {
      claim: await versionOf(teamId, 'claim'),
      prototype: await versionOf(teamId, 'prototype'),
    };
    const { data } = await client
      .rpc('hand_in', { p_milestone_id: milestone, p_versions: seen })
      .throwOnError();
    return { id: data.hand_in_id, version: data.id };
  };
  return {
    ...{ local, sql, team, other, orga, milestone, store, handIn },
    mailsTo: async ({ client }) => {
      const { data } = await client.auth.getUser();
      const to = encodeURIComponent(data.user?.email ?? '');
      const response = await fetch(`${local.backend.env.mailboxUrl}/messages?to=${to}`);
      return (await response.json()) as MailboxMessage[];
    },
    stop: async () => {
      await sql.end();
      await local.stop();
    },
  };
}

/** A verdict that counts at once: nobody waits for its five seconds. */
export async function judge(
  { sql }: Stage,
  { client }: Member,
  handIn: string,
  version: number,
  decision: 'accepted' | 'changes_requested',
  note: string,
): Promise<void> {
  await client
    .rpc('give_verdict', { p_hand_in_id: handIn, p_version: version, p_decision: decision, p_note: note })
    .throwOnError();
  await sql`select private.settle_verdicts(null, 100, now() + interval '6 seconds')`;
}
