// The kinds of people there are, each logged in at a client of their own.
import { createGrowClient, type GrowClient } from '@grow/core';
import { IdleSocket, memoryStorage } from '@grow/core/testing';
import type { LocalBackend } from './localBackend';
import { totpCode } from './totpCode';

/** In the order in which tests name them. */
export const kindsOfPeople = [
  'visitor',
  'owes second factor',
  'not onboarded',
  'without a team',
  'in a team',
  'captain',
  'mentor',
  'organiser',
  'guest',
] as const;

export type Kind = (typeof kindsOfPeople)[number];

const PASSWORD = 'eleven-weeks-2425';

const demo: Partial<Record<Kind, string>> = {
  captain: 'jonna@grow.example',
  mentor: 'henrike@grow.example',
  organiser: 'rieke@grow.example',
};

async function create(backend: LocalBackend, kind: Kind): Promise<string> {
  const email = `${kind.replaceAll(' ', '-')}@grow.example`;
  const { id } = (await backend.asAdmin('POST', '/auth/v1/admin/users', {
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Jonna', last_name: 'Falk' },
    ...(kind === 'guest' ? { app_metadata: { guest: true } } : {}),
  })) as { id: string };
  if (kind === 'guest') return email;
  if (kind !== 'not onboarded') {
    await backend.asAdmin('POST', '/rest/v1/signup_info', {
      user_id: id,
      idea_stage: 'idea',
      looking_for: 'team',
    });
    const consents = ['terms', 'privacy'].map((of) => ({ user_id: id, kind: of, version: '2024-10' }));
    await backend.asAdmin('POST', '/rest/v1/consents', consents);
  }
  if (kind === 'in a team') {
    const teams = await backend.asAdmin('GET', '/rest/v1/teams?slug=eq.moosgrund&select=id,season_id');
    const [team] = teams as { id: string; season_id: string }[];
    const member = { team_id: team?.id, season_id: team?.season_id, user_id: id };
    await backend.asAdmin('POST', '/rest/v1/team_members', member);
  }
  return email;
}

async function logIn(backend: LocalBackend, email: string): Promise<GrowClient> {
  const client = newClient(backend);
  const { error } = await client.supabase.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

const newClient = ({ url, publishableKey }: LocalBackend): GrowClient =>
  createGrowClient({
    supabaseUrl: url,
    supabaseKey: publishableKey,
    cookieJar: memoryStorage(),
    realtime: { transport: IdleSocket },
  });

async function addFactor({ supabase }: GrowClient): Promise<void> {
  const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const code = totpCode(data.totp.secret);
  const verified = await supabase.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
}

/** A client at which such a person is logged in; a visitor's is nobody's. */
export async function clientOf(kind: Kind, backend: LocalBackend): Promise<GrowClient> {
  if (kind === 'visitor') return newClient(backend);
  const email = demo[kind] ?? (await create(backend, kind));
  if (kind === 'owes second factor') {
    const first = await logIn(backend, email);
    await addFactor(first);
    first.session.stop();
  }
  return logIn(backend, email);
}
