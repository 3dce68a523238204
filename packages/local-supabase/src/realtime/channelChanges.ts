import type { Channel } from './Channel';
import { SubscriptionRefused } from './changes/ChangeFeed';

/**
 * Subscribes a channel to the changes its join asked for and tells the client how that went, in a system message.
 * Returns the problem, or null when the changes come from now on.
 */
export async function subscribeToChanges(channel: Channel): Promise<string | null> {
  const { core, config } = channel;
  try {
    await core.changes.subscribe(channel, config.postgresChanges);
  } catch (error) {
    if (!(error instanceof SubscriptionRefused)) {
      core.log(`realtime: subscribing failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    const problem = error instanceof SubscriptionRefused ? error.message : 'Subscribing to PostgreSQL failed';
    channel.sendSystem('postgres_changes', 'error', problem);
    return problem;
  }
  channel.sendSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
  return null;
}
