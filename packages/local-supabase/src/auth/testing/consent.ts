import type { SupabaseClient } from '@supabase/supabase-js';

/** What somebody answers on the stand-in's consent page. */
export type Consent = {
  email?: string;
  firstName?: string;
  lastName?: string;
  isVerified?: boolean;
  decision?: 'allow' | 'deny';
};

/** One step of a redirect chain, without following it. */
export async function locationOf(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', ...init });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return location;
}

/** Reads the consent page at an address and answers it; resolves to the callback's address. */
export async function consentAt(page: string, consent: Consent = {}): Promise<string> {
  const answer = await fetch(page);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The consent page answered ${answer.status}: ${text}`);
  const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(
    hidden.map(([, name = '', value = '']): [string, string] => [name, value.replaceAll('&amp;', '&')]),
  );
  form.set('email', consent.email ?? 'sam@site.example');
  form.set('given_name', consent.firstName ?? 'Sam');
  form.set('family_name', consent.lastName ?? 'Standin');
  if (consent.isVerified ?? true) form.set('verified', 'yes');
  form.set('decision', consent.decision ?? 'allow');
  return locationOf(page, { method: 'POST', body: form });
}

/** Asks for the way to a provider, as the login page does. */
export async function authorizeUrl(
  client: SupabaseClient,
  provider: string,
  options: { redirectTo?: string; scopes?: string; queryParams?: Record<string, string> } = {},
): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: provider as 'google',
    options: {
      redirectTo: 'http://localhost:3000/app/auth/callback',
      skipBrowserRedirect: true,
      ...options,
    },
  });
  if (error || !data.url) throw error ?? new Error('No address to go to');
  return data.url;
}

/** The whole way to the stand-in and back; resolves to the page that the person lands on. */
export async function visitProvider(
  client: SupabaseClient,
  provider: string,
  consent: Consent = {},
  options: { redirectTo?: string } = {},
): Promise<URL> {
  const page = await locationOf(await authorizeUrl(client, provider, options));
  return new URL(await locationOf(await consentAt(page, consent)));
}

/** Logs in by a provider: there, back, and the code exchanged. */
export async function signInAt(client: SupabaseClient, provider: string, consent: Consent = {}) {
  const landing = await visitProvider(client, provider, consent);
  const code = landing.searchParams.get('code');
  if (code === null) throw new Error(`No code in ${landing.href}`);
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  if (error) throw error;
  return data;
}
