import { AppError, createGrowClient } from '@grow/core';
import { systemClock } from '@grow/core/time';
import { buildProfileRow, fakeAuthServer, faultyFetch, IdleSocket, memoryStorage } from '@grow/core/testing';
import { useToast } from '@grow/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createLocaleStore } from '../language/localeStore';
import { useProfile } from '../profile/useProfile';
import { createClientSource } from '../session/clientSource';
import { useSignOut } from '../session/useSignOut';
import { createQueryClient } from './createQueryClient';
import { GrowProviders } from './GrowProviders';

function SignOut() {
  const signOut = useSignOut();
  return <button onClick={signOut}>sign out</button>;
}

function Name() {
  const { data, status, fetchStatus } = useProfile();
  const toast = useToast();
  return (
    <>
      <p>{data ? data.firstName : `${status} ${fetchStatus}`}</p>
      <button onClick={() => toast.show({ status: 'error', title: 'Not saved', duration: null })}>
        tell
      </button>
    </>
  );
}

function open() {
  const auth = fakeAuthServer(systemClock);
  const rest: string[] = [];
  const refreshes: string[] = [];
  const client = createGrowClient({
    supabaseUrl: 'http://localhost:54321',
    supabaseKey: 'sb_publishable_test',
    cookieJar: memoryStorage(),
    realtime: { transport: IdleSocket },
    fetch: faultyFetch(systemClock, (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (searchParams.get('grant_type') === 'refresh_token') refreshes.push(pathname);
      if (!pathname.startsWith('/rest/')) return auth.respond(request);
      const userId = searchParams.get('user_id')?.slice('eq.'.length) ?? '';
      rest.push(userId);
      return { kind: 'answer', status: 200, body: buildProfileRow({ user_id: userId, first_name: userId }) };
    }),
  });
  const queryClient = createQueryClient();
  const locale = createLocaleStore(
    () => window.localStorage,
    () => undefined,
  );
  const source = createClientSource(() => Promise.resolve(client), '');
  render(
    <GrowProviders client={source} queryClient={queryClient} locale={locale}>
      <Name />
      <SignOut />
    </GrowProviders>,
  );
  const logIn = (email: string) => client.supabase.auth.signInWithPassword({ email, password: 'x' });
  return { client, source, queryClient, rest, refreshes, logIn };
}

// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

afterEach(cleanup);

describe('GrowProviders', () => {
  it('asks for no profile while nobody is logged in', async () => {
    const { source, rest } = open();
    await source.load();
    await screen.findByText('pending idle');
    expect(rest).toEqual([]);
  });

  it('stops what is being read when somebody signs out', async () => {
    const { source, queryClient, logIn } = open();
    await source.load();
    await logIn('mara@example.org');
    await screen.findByText('mara');
    let signal: AbortSignal | undefined;
    const queryFn = (context: { signal: AbortSignal }) => {
      ({ signal } = context);
      return new Promise<never>(() => {});
    };
    void queryClient.fetchQuery({ queryKey: ['slow'], queryFn }).catch(() => undefined);
    expect(signal?.aborted).toBe(false);
    fireEvent.click(screen.getByText('sign out'));
    // First the device is asked for score sheets that were not sent.
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('asks for the profile of whoever is logged in, and empties the cache when another comes', async () => {
    const { client, source, queryClient, rest, logIn } = open();
    await source.load();
    await logIn('mara@example.org');
    await screen.findByText('mara');
    await client.session.signOut('local');
    await screen.findByText('pending idle');
    await waitFor(() =>
      expect(queryClient.getQueryCache().findAll({ queryKey: ['profile', 'mara'] })).toEqual([]),
    );
    await logIn('jonas@example.org');
    await screen.findByText('jonas');
    expect(rest).toEqual(['mara', 'jonas']);
  });

  it('takes notifications away when another comes, whose session their actions would use', async () => {
    const { client, source, logIn } = open();
    await source.load();
    await logIn('mara@example.org');
    await screen.findByText('mara');
    fireEvent.click(screen.getByRole('button', { name: 'tell' }));
    await screen.findByText('Not saved');
    await client.session.signOut('local');
    await logIn('jonas@example.org');
    await screen.findByText('jonas');
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('asks the auth service about the session after a save that found no row', async () => {
    const { source, queryClient, refreshes, logIn } = open();
    await source.load();
    await logIn('mara@example.org');
    await screen.findByText('mara');
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.reject(new AppError('single_row_expected')) });
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ code: 'single_row_expected' });
    await waitFor(() => expect(refreshes).toHaveLength(1));
  });

  it('keeps the library’s defaults for queries that bring none', () => {
    expect(createQueryClient().getDefaultOptions()).toEqual({});
  });
});
