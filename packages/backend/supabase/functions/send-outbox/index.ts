// Sends what waits in the outbox. Called by a clock with a secret key; POST, 200 { sent, failed }.
import type { SupabaseClient } from '@supabase/supabase-js';
import { servePost } from '../_shared/http.ts';
import { writeMail } from '../_shared/mails/index.ts';
import { openPost, type Post } from '../_shared/post.ts';
import { callDatabase, serverClient, siteUrl } from '../_shared/project.ts';
import { requireSecretKey } from '../_shared/worker.ts';

/** How many messages one claim takes: even when every delivery runs into its timeouts, they end within the lease. */
const BATCH = 5;
/** When no further claim is begun, in milliseconds: the clock calls again, and a request may take 150 s. */
const BUDGET = 60_000;

interface Message {
  id: string;
  claim: string;
  kind: string;
  locale: string;
  recipient: string;
  details: Record<string, unknown>;
}

const claim = async (server: SupabaseClient): Promise<Message[]> =>
  (await callDatabase(server, 'claim_outbox', { p_limit: BATCH })) as Message[];

/** Sends one message and settles it; false when it has to wait for another attempt. */
async function deliver(server: SupabaseClient, post: Post, message: Message): Promise<boolean> {
  let failure: string | null = null;
  try {
    await post.send(message.id, message.recipient, writeMail(message, siteUrl()));
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  await callDatabase(server, 'settle_outbox', {
    p_id: message.id,
    p_claim: message.claim,
    p_error: failure,
  });
  return failure === null;
}

servePost(async (request) => {
  await requireSecretKey(request);
  const server = serverClient();
  const post = openPost();
  const deadline = Date.now() + BUDGET;
  const count = { sent: 0, failed: 0 };
  try {
    for (;;) {
      const messages = await claim(server);
      for (const message of messages) {
        count[(await deliver(server, post, message)) ? 'sent' : 'failed'] += 1;
      }
      if (messages.length < BATCH || Date.now() > deadline) return count;
    }
  } finally {
    post.close();
  }
});
