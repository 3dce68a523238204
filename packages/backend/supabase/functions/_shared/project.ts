// The project this function belongs to: its address, its keys, and clients for them.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

const required = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The function's environment lacks ${name}`);
  return value;
};

/** The keys of a dictionary such as `{"default":"sb_secret_…"}`, or the single key of older projects. */
function keysOf(dictionary: string, single: string): string[] {
  const text = Deno.env.get(dictionary);
  const named = text ? Object.values(JSON.parse(text) as Record<string, string>) : [];
  return named.length > 0 ? named : [required(single)];
}

/** The keys that may do everything. They never leave the function. */
export const secretKeys = (): string[] => keysOf('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');

const publishableKey = (): string => keysOf('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY')[0] ?? '';

/** Keeps nothing between requests, which come from different people. */
const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** The origin of the site, which links in mails begin with: GROW_SITE_URL. */
export const siteUrl = (): string => required('GROW_SITE_URL');

/** A client that may do everything. */
export function serverClient(): SupabaseClient {
  const client = createClient(required('SUPABASE_URL'), secretKeys()[0] ?? '', { auth });
  return client;
}

/** A client without anybody, for proving a password. */
export function visitorClient(): SupabaseClient {
  const client = createClient(required('SUPABASE_URL'), publishableKey(), { auth });
  return client;
}

/** A client that acts as the holder of an access token, under their policies. */
export function clientOf(accessToken: string): SupabaseClient {
  const client = createClient(required('SUPABASE_URL'), publishableKey(), {
    auth,
    global: { headers: { Authorization: `Bearer ${accessToken}` } },
  });
  return client;
}

/** What the database refused, with its own code. */
export class DatabaseError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'DatabaseError';
  }
}

/** Calls a function of the database; the caller knows what its migration returns. @throws DatabaseError */
export async function callDatabase(
  client: SupabaseClient,
  name: string,
  parameters: Record<string, unknown> = {},
): Promise<unknown> {
  const answer: { data: unknown; error: { code: string; message: string } | null } = await client.rpc(
    name,
    parameters,
  );
  if (answer.error) throw new DatabaseError(answer.error.code, answer.error.message);
  return answer.data;
}
