import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { currentStack } from './stack';

export type Role = 'PARTICIPANT' | 'MENTOR' | 'ORGA';

/** An account of its own for one test. */
export interface Person {
  userId: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** A call with the secret key, past all policies: what the test arranges and what it looks up afterwards. */
export async function asAdmin<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { url, secretKey } = currentStack();
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export function newAddress(): string {
  return `e2e-${randomBytes(6).toString('hex')}@grow.example`;
}

interface PersonOptions {
  role?: Role;
  firstName?: string;
  lastName?: string;
  /** Whether the welcome step lies behind them. */
  isWelcomed?: boolean;
}

/** Puts the welcome step behind a person. */
export async function welcome(userId: string): Promise<void> {
  await asAdmin('POST', '/rest/v1/signup_info', {
    user_id: userId,
    idea_stage: 'idea',
    looking_for: 'team',
  });
  await asAdmin('POST', '/rest/v1/consents', [
    { user_id: userId, kind: 'terms', version: '2024-10' },
    { user_id: userId, kind: 'privacy', version: '2024-10' },
  ]);
}

/** A confirmed account with a profile, ready to log in. */
export async function createPerson(options: PersonOptions = {}): Promise<Person> {
  const { role = 'PARTICIPANT', firstName = 'Jonna', lastName = 'Falk', isWelcomed = true } = options;
  const person = {
    email: newAddress(),
    password: `pw-${randomBytes(9).toString('hex')}`,
    firstName,
    lastName,
  };
  const { id: userId } = await asAdmin<{ id: string }>('POST', '/auth/v1/admin/users', {
    email: person.email,
    password: person.password,
    email_confirm: true,
    user_metadata: { first_name: firstName, last_name: lastName },
  });
  if (role !== 'PARTICIPANT') await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, { role });
  if (isWelcomed) await welcome(userId);
  return { userId, ...person };
}

type Login = Pick<Person, 'email' | 'password'>;

/** Types a login at the login page that stands there: the address, then the password. */
export async function typeLogin(page: Page, { email, password }: Login): Promise<void> {
  const main = page.getByRole('main');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  const isAskedAlready = await page.getByLabel('Password', { exact: true }).isVisible();
  if (!isAskedAlready) await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Logs in by the screen, as a person does, and waits for the dashboard. */
export async function logIn(page: Page, login: Login): Promise<void> {
  await page.goto('/connect/login');
  await typeLogin(page, login);
  await page.waitForURL((url) => !url.pathname.startsWith('/connect/login'));
}
