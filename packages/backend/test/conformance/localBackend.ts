// A real backend and real clients: what the conformance tests have in common.
import { createClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ws from 'ws';
import type { Database } from '../../../core/src/db/database.types';
import { demoAccounts, startBackend, type Backend } from '../../src/index';
import { copyPreparedData } from '../../src/testing';

/** A client as the apps have it. */
export type Client = ReturnType<typeof clientOf>;

/** A signed-in client and whose it is. */
export interface Member {
  client: Client;
  userId: string;
  accessToken: string;
}

/** A backend of a test's own, in a folder of its own. */
export interface LocalBackend {
  backend: Backend;
  dataDir: string;
  anonymous: () => Client;
  service: () => Client;
  /** Signs in one of the demo accounts. */
  signIn: (role: 'PARTICIPANT' | 'MENTOR' | 'ORGA') => Promise<Member>;
  /** Makes a confirmed account and signs it in. */
  newMember: () => Promise<Member>;
  stop: () => Promise<void>;
}

const PASSWORD = 'a-password-of-a-test';

/** A client with no storage and no timers, so that it acts only when told to. */
export function clientOf(url: string, key: string, fetchWith: typeof fetch = fetch) {
  return createClient<Database>(url, key, {
    global: { fetch: fetchWith },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Node 20 has no WebSocket of its own; the types of ws know one form of call more than the client's.
    realtime: { transport: ws as never },
  });
}

/** Starts a backend with demo people on a free port; outside the tests nothing is prepared, and it is made from nothing. */
export async function startLocalBackend({
  isPrepared = true,
  ...more
}: {
  isPrepared?: boolean;
  restConnections?: number;
  log?: (line: string) => void;
  tick?: number;
} = {}): Promise<LocalBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grow conformance '));
  if (isPrepared) await copyPreparedData(dataDir);
  const backend = await startBackend({
    port: 0,
    dataDir,
    siteUrl: 'http://localhost:3000',
    demo: true,
    limits: 'wide',
    databaseSettings: { fsync: 'off' },
    tick: 100,
    ...more,
  });
  const { url, publishableKey, secretKey } = backend.env;
  const anonymous = (): Client => clientOf(url, publishableKey);
  const service = (): Client => clientOf(url, secretKey);
  const enter = async (email: string, password: string): Promise<Member> => {
    const client = anonymous();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { client, userId: data.user.id, accessToken: data.session.access_token };
  };
  return {
    backend,
    dataDir,
    anonymous,
    service,
    signIn: (role) => {
      const account = demoAccounts.find((candidate) => candidate.role === role);
      if (!account) throw new Error(`No demo account is ${role}`);
      return enter(account.email, account.password);
    },
    newMember: async () => {
      const email = `${randomUUID()}@grow.example`;
      const { error } = await service().auth.admin.createUser({
        email,
        password: PASSWORD,
        email_confirm: true,
        user_metadata: { first_name: 'New', last_name: 'Member', role: 'ORGA' },
      });
      if (error) throw error;
      return enter(email, PASSWORD);
    },
    stop: async () => {
      await backend.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
