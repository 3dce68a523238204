// The sample as a whole running project, and real clients: what the conformance tests have in common.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ws from 'ws';
import { startLocalSupabase, type LocalSupabase } from '../../src/index';
import { copyPreparedData } from '../../src/testing/preparedDataDir';
import { sampleFolder } from '../sampleFolder';

/** A signed-in client and whose it is. */
export interface Member {
  client: SupabaseClient;
  userId: string;
  accessToken: string;
}

/** A project of a test's own, in a data folder of its own. */
export interface LocalProject {
  project: LocalSupabase;
  anonymous: () => SupabaseClient;
  service: () => SupabaseClient;
  /** Makes a confirmed account and signs it in. */
  newMember: () => Promise<Member>;
  stop: () => Promise<void>;
}

const PASSWORD = 'a-password-of-a-test';

/** A client with no storage and no timers, so that it acts only when told to. */
export function clientOf(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Node 20 has no WebSocket of its own; the types of ws know one form of call more than the client's.
    realtime: { transport: ws as never },
  });
}

/** Starts the sample on a free port. */
export async function startLocalProject(): Promise<LocalProject> {
  const dataDir = await mkdtemp(join(tmpdir(), 'local-supabase conformance '));
  await copyPreparedData(dataDir);
  const project = await startLocalSupabase({
    projectFolder: sampleFolder,
    port: 0,
    dataDir,
    limits: 'wide',
    databaseSettings: { fsync: 'off' },
  });
  const { url, publishableKey, secretKey } = project.env;
  const service = (): SupabaseClient => clientOf(url, secretKey);
  return {
    project,
    anonymous: () => clientOf(url, publishableKey),
    service,
    newMember: async () => {
      const email = `${randomUUID()}@site.example`;
      const made = await service().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
      if (made.error) throw made.error;
      const client = clientOf(url, publishableKey);
      const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { client, userId: data.user.id, accessToken: data.session.access_token };
    },
    stop: async () => {
      await project.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
