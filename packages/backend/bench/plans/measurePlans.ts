import { createClient } from '@supabase/supabase-js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ws from 'ws';
import type { GrowSupabase } from '../../../core/src/db/growSupabase';
import { hashPassword, withConnection, SUPERUSER } from '@grow/local-supabase';
import { demoAccounts, startBackend, type Backend } from '../../src/index';
import { applyScale } from '../../src/scale';
import { LARGEST_EVENT, scaleEvents } from '../../src/scale/events';
import { NOTES_PLANS, STARTS_NOTING, openPlanLog, type RanStatement } from './planLog';
import { buffersOf, faultsOf, isWhole } from './planRules';
import type { Asker, ProductList } from './ProductList';
import { productLists } from './productLists';

/** A list that was asked for, and what the database did for it. */
export interface MeasuredList {
  readonly name: string;
  readonly by: ProductList['by'];
  /** Every statement, bodies of functions included. */
  readonly statements: readonly RanStatement[];
  /** The most shared buffers that one of its requests read. */
  readonly buffers: number;
  /** Milliseconds in the database, all requests together; the plan is noted meanwhile. */
  readonly time: number;
  /** What is wrong, in sentences. */
  readonly faults: readonly string[];
}

const PASSWORD = 'a-password-of-a-plan';

/** Fills a database of its own with everything at scale and asks for every list of the product over HTTP, as a member and as ORGA. */
export async function measurePlans(): Promise<MeasuredList[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grow plans '));
  const databaseSettings = { fsync: 'off', ...NOTES_PLANS };
  const place = { port: 0, dataDir, siteUrl: 'http://localhost:3000' };
  const backend = await startBackend({
    ...place,
    demo: true,
    limits: 'wide',
    restConnections: 1,
    // What the schedule does meanwhile would be noted as the list's.
    tick: 3_600_000,
    databaseSettings,
  });
  try {
    const { askers, adminUrl } = await prepare(backend);
    const read = await openPlanLog(join(dataDir, 'postgres.log'));
    const measured: MeasuredList[] = [];
    for (const list of productLists) {
      // Once beforehand: what a connection does the first time is no property of the list.
      const ask = async () => {
        if (list.arrange) await withConnection(adminUrl, list.arrange);
        await list.ask(askers[list.by]);
      };
      await ask();
      await read();
      await ask();
      measured.push(judged(list, await read()));
    }
    return measured;
  } finally {
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function judged({ name, by, most }: ProductList, statements: readonly RanStatement[]): MeasuredList {
  const wholes = statements.filter(({ text }) => isWhole(text));
  return {
    name,
    by,
    statements,
    buffers: Math.max(...wholes.map(({ plan }) => buffersOf(plan))),
    time: wholes.reduce((sum, { time }) => sum + time, 0),
    faults: wholes.length === 0 ? ['nothing was asked'] : faultsOf(statements, most),
  };
}

async function prepare({
  env,
}: Backend): Promise<{ askers: Record<ProductList['by'], Asker>; adminUrl: string }> {
  const address = new URL(env.databaseUrl);
  address.username = SUPERUSER;
  await applyScale(address.href, new Date());
  const captain = await withConnection(address.href, async (sql) => {
    // Somebody whom much is asked, and who has what others look for.
    const [row] = await sql<{ team_id: string; email: string; mentor: string; busy_mentor: string }[]>`
      select t.id as team_id, u.email, (
          select own.email from public.mentor_assignments a join auth.users own on own.id = a.mentor_id
          where a.team_id = t.id and a.status = 'active'
        ) as mentor, (
          select own.email from public.mentor_assignments a join auth.users own on own.id = a.mentor_id
          where a.status = 'active' group by own.email order by count(*) desc, own.email limit 1
        ) as busy_mentor
      from public.teams t
      join auth.users u on u.id = t.captain_id join private.profiles p on p.user_id = u.id
      where t.member_count between 2 and 4 and t.listed and t.city is not null and p.city is not null
        and cardinality(p.skills) > 1
        and exists (select from public.mentor_assignments a where a.team_id = t.id and a.status = 'active') and u.email like '%@scale.grow.example'
      order by (select count(*) from public.team_requests r where r.team_id = t.id and r.status = 'pending') desc, t.id limit 1`;
    if (!row) throw new Error('There is no captain at scale');
    const hash = await hashPassword(PASSWORD, 4);
    await sql`update auth.users set encrypted_password = ${hash} where email in (${row.email}, ${row.mentor}, ${row.busy_mentor})`;
    for (const statement of STARTS_NOTING) await sql.unsafe(statement);
    return row;
  });
  const events = scaleEvents().filter(
    ({ status, visibility }) => status === 'published' && visibility === 'public',
  );
  const connect = (key: string): GrowSupabase =>
    createClient(env.url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: ws as never },
    });
  const common = {
    teamId: captain.team_id,
    eventIds: events.slice(0, 100).map(({ id }) => id),
    slugs: events.slice(0, 100).map(({ slug }) => slug),
    largestEventId: LARGEST_EVENT,
    feedToken: '',
  };
  const enter = async (email: string, password: string): Promise<Asker> => {
    const client = connect(env.publishableKey);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { ...common, client, userId: data.user.id, email };
  };
  const orga = demoAccounts.find(({ role }) => role === 'ORGA');
  const member = await enter(captain.email, PASSWORD);
  const { data: feedToken, error } = await member.client.rpc('create_feed_token');
  if (error) throw error;
  const nobody = { ...common, userId: '', email: '' };
  return {
    adminUrl: address.href,
    askers: {
      visitor: { ...nobody, client: connect(env.publishableKey) },
      member,
      mentor: await enter(captain.mentor, PASSWORD),
      busyMentor: await enter(captain.busy_mentor, PASSWORD),
      orga: await enter(orga?.email ?? '', orga?.password ?? ''),
      clock: { ...nobody, client: connect(env.secretKey), feedToken },
    },
  };
}
