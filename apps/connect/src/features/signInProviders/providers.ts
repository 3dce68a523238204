import type { GrowClient } from '@grow/core';
import { AppError, toAppError } from '@grow/core';

/** What the services call themselves. One without an entry is shown by its own key. */
const names: Readonly<Record<string, string>> = {
  apple: 'Apple',
  azure: 'Microsoft',
  bitbucket: 'Bitbucket',
  discord: 'Discord',
  facebook: 'Facebook',
  figma: 'Figma',
  github: 'GitHub',
  gitlab: 'GitLab',
  google: 'Google',
  linkedin_oidc: 'LinkedIn',
  notion: 'Notion',
  slack_oidc: 'Slack',
  spotify: 'Spotify',
  twitch: 'Twitch',
  twitter: 'Twitter',
  workos: 'WorkOS',
  zoom: 'Zoom',
};

type Provider = Parameters<GrowClient['supabase']['auth']['signInWithOAuth']>[0]['provider'];

/** The name of a service, as people know it. */
export const providerName = (provider: string): string =>
  names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1).replaceAll('_', ' ');

/**
 * Leaves for another service, which sends back to `returnTo`. The page ends here: without a connection it stays.
 * @throws AppError `network`
 */
export async function leaveForProvider(
  client: GrowClient,
  way: { provider: string; returnTo: string },
): Promise<void> {
  if (!window.navigator.onLine) throw new AppError('network', { status: 0 });
  // The settings name services that the library may not know yet; it passes the name on as it is.
  const provider = way.provider as Provider;
  const { error } = await client.supabase.auth.signInWithOAuth({
    provider,
    options: { redirectTo: way.returnTo },
  });
  if (error) throw toAppError(error);
}

/** Whether this browser can use passkeys. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Logs in with a passkey, the browser's ceremony included. @throws AppError `key_refused`, `key_unknown` */
export async function logInByPasskey(client: GrowClient): Promise<void> {
  let error: unknown;
  try {
    ({ error } = await client.supabase.auth.signInWithPasskey());
  } catch (cause) {
    throw toAppError(cause);
  }
  if (error) throw toAppError(error);
}
