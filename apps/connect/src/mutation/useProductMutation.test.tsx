import { AppError, createGrowClient } from '@grow/core';
import { notificationKeys, notificationMutations, type MailTopic } from '@grow/core/notification';
import { productMutation, mutationWithInput } from '@grow/core/query';
import { teamRequestMutations } from '@grow/core/team';
import { systemClock } from '@grow/core/time';
import { faultyFetch, fakeAuthServer, IdleSocket, memoryStorage, type SeenRequest } from '@grow/core/testing';
import { createClientSource, createPageLocale, createQueryClient, GrowProviders } from '@grow/shell';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useProductMutation } from '.';
import { mutationOptions } from './mutationOptions';

type Item = { readonly id: string };

const key = ['things'];
const patience = { timeout: 20_000 };

/** A list of things, and what the backend does with the next call. */
function thingsOf(queryClient: QueryClient) {
  const stored = {
    items: [{ id: 'a' }, { id: 'b' }] as Item[],
    readings: 0,
    gate: undefined as Promise<undefined> | undefined,
  };
  const calls: string[] = [];
  const outcomes: Promise<unknown>[] = [];
  const call = async (name: string) => {
    calls.push(name);
    await outcomes.shift();
  };
  const restore = productMutation(
    ['things', 'restore'],
    async (id: string) => {
      await call(`restore ${id}`);
      stored.items = [...stored.items, { id }];
    },
    { subject: (id) => `thing ${id}`, invalidates: [key] },
  );
  const remove = productMutation(
    ['things', 'remove'],
    async (id: string) => {
      await call(`remove ${id}`);
      stored.items = stored.items.filter((item) => item.id !== id);
      return stored.items;
    },
    {
      subject: (id) => `thing ${id}`,
      invalidates: [key],
      writes: () => [key],
      optimistic: (cache, id) =>
        void cache.setQueryData(key, (items: Item[]) => items.filter((item) => item.id !== id)),
      answer: (cache, items) => void cache.setQueryData(key, [...items, { id: 'answered' }]),
      undo: (_, id) => mutationWithInput(restore, id),
    },
  );
  const list = new QueryObserver<Item[]>(queryClient, {
    queryKey: key,
    queryFn: async () => {
      stored.readings += 1;
      const { items } = stored;
      await stored.gate;
      return items;
    },
    staleTime: Infinity,
  });
  return {
    remove,
    calls,
    stored,
    list,
    shown: () => queryClient.getQueryData<Item[]>(key)?.map(({ id }) => id),
    /** What the next call waits for. */
    next: (outcome: Promise<unknown>) => {
      outcome.catch(() => undefined);
      outcomes.push(outcome);
    },
  };
}

const wordsOf = (list: string) => ({
  done: (_: Item[], id: string) => `Removed ${id}${list}`,
  failed: (id: string) => `Not removed ${id}${list}`,
  undone: 'Back again',
  notUndone: 'Not back',
});

let queryClient: QueryClient;
let things: ReturnType<typeof thingsOf>;
let unmountPage: () => void;
let end: () => void;

let rename: (name: string) => void;

async function open(options: { waits?: boolean } = {}) {
  const auth = fakeAuthServer(systemClock);
  const client = createGrowClient({
    supabaseUrl: 'http://localhost:54321',
    supabaseKey: 'sb_publishable_test',
    fetch: faultyFetch(systemClock, (request: SeenRequest) => auth.respond(request)),
    cookieJar: memoryStorage(),
    realtime: { transport: IdleSocket },
  });
  const source = createClientSource(() => Promise.resolve(client), '');
  await source.load();
  queryClient = createQueryClient();
  things = thingsOf(queryClient);
  end = things.list.subscribe(() => undefined);
  function Page() {
    const [list, setList] = useState('');
    rename = (name) => act(() => setList(name));
    const removing = useProductMutation(things.remove, { words: wordsOf(list), ...options });
    return (
      <>
        <button onClick={() => removing.run('a')}>Remove a</button>
        <button onClick={() => removing.run('b')}>Remove b</button>
        <button
          onClick={() => {
            removing.run('a');
            removing.run('a');
          }}
        >
          Remove a twice
        </button>
        <output>{removing.isBusy ? 'busy' : 'idle'}</output>
      </>
    );
  }
  const inProviders = (page: boolean) => (
    <GrowProviders client={source} queryClient={queryClient} locale={createPageLocale(window)}>
      {page && <Page />}
    </GrowProviders>
  );
  const { rerender } = render(inProviders(true));
  unmountPage = () => rerender(inProviders(false));
  await waitFor(() => expect(things.shown()).toEqual(['a', 'b']));
}

// Notifications are a popover, which this browser double does not show.
const press = async (name: string) =>
  userEvent.click(await screen.findByText(name, { selector: 'button' }, patience));
const toastTitles = () => [...document.querySelectorAll('[data-toast] b')].map((title) => title.textContent);
const refusal = () => Promise.reject(new AppError('forbidden'));

/** An answer that comes when the test says so. */
function held() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<undefined>((good, bad) => {
    resolve = () => good(undefined);
    reject = bad;
  });
  return { promise, resolve, reject };
}

beforeEach(() => vi.useRealTimers());
afterEach(() => {
  end();
  cleanup();
});

describe('a change', () => {
  it('shows before the backend has agreed, and then as the backend answered', async () => {
    await open();
    const answer = held();
    things.next(answer.promise);
    const readings = things.stored.readings;
    await press('Remove a');
    await waitFor(() => expect(things.shown()).toEqual(['b']));
    expect(screen.getByText('busy')).toBeDefined();
    expect(toastTitles()).toEqual([]);
    let first: unknown;
    const stop = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') first ??= things.shown();
    });
    answer.resolve();
    await screen.findByText('Removed a', {}, patience);
    stop();
    expect(first).toEqual(['b', 'answered']);
    // The reading has begun before what it finds is shown.
    await waitFor(() => expect(things.shown()).toEqual(['b']));
    expect(things.stored.readings).toBe(readings + 1);
    await screen.findByText('idle', {}, patience);
  });

  it('goes back when it is refused, and reads again what it concerns', async () => {
    await open();
    const answer = held();
    things.next(answer.promise);
    const readings = things.stored.readings;
    await press('Remove a');
    await waitFor(() => expect(things.shown()).toEqual(['b']));
    things.stored.items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    answer.reject(new AppError('forbidden'));
    await screen.findByText('Not removed a', {}, patience);
    expect(things.shown()?.slice(0, 2)).toEqual(['a', 'b']);
    await waitFor(() => expect(things.shown()).toEqual(['a', 'b', 'c']));
    expect(things.stored.readings).toBe(readings + 1);
  });

  it('comes back with every other one that fails, also where nothing can be read', async () => {
    for (const first of ['a', 'b']) {
      await open();
      const answers = { a: held(), b: held() };
      things.next(answers.a.promise);
      things.next(answers.b.promise);
      await press('Remove a');
      await press('Remove b');
      await waitFor(() => expect(things.shown()).toEqual([]));
      things.stored.gate = new Promise(() => undefined);
      const [one, other] = first === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const);
      await act(async () => answers[one].reject(new AppError('network')));
      await waitFor(() => expect(things.shown()).toEqual([one]));
      await act(async () => answers[other].reject(new AppError('network')));
      await waitFor(() => expect(things.shown()).toEqual(['a', 'b']));
      end();
      cleanup();
    }
  });

  it('shows nothing before the answer where the screen waits', async () => {
    await open({ waits: true });
    const answer = held();
    things.next(answer.promise);
    await press('Remove a');
    await screen.findByText('busy');
    expect(things.shown()).toEqual(['a', 'b']);
    answer.resolve();
    await waitFor(() => expect(things.shown()).toEqual(['b']));
  });

  it('is not overwritten by a reading that began before it', async () => {
    await open();
    const reading = held();
    const answer = held();
    things.stored.gate = reading.promise;
    void things.list.refetch();
    things.next(answer.promise);
    await press('Remove a');
    await waitFor(() => expect(things.shown()).toEqual(['b']));
    things.stored.gate = undefined;
    await act(async () => reading.resolve());
    expect(things.shown()).toEqual(['b']);
    answer.resolve();
    await screen.findByText('Removed a', {}, patience);
    await waitFor(() => expect(things.shown()).toEqual(['b']));
  });

  it('is not overwritten by a reading that began while it was under way, where nothing is read again', async () => {
    await open();
    const options = mutationOptions(queryClient, { ...things.remove, invalidates: [] });
    await options.onMutate('a');
    const reading = held();
    things.stored.gate = reading.promise;
    void things.list.refetch();
    const result = await options.mutationFn('a');
    things.stored.gate = undefined;
    options.onSuccess(result, 'a');
    await act(async () => reading.resolve());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(things.shown()).toEqual(['b']);
  });

  it('is sent once however often it is pressed meanwhile, and does not hold up another one', async () => {
    await open();
    const answer = held();
    things.next(answer.promise);
    await press('Remove a twice');
    await press('Remove a');
    await press('Remove b');
    expect(things.calls).toEqual(['remove a', 'remove b']);
    answer.resolve();
    await screen.findByText('Removed a', {}, patience);
    await press('Remove a');
    expect(things.calls).toEqual(['remove a', 'remove b', 'remove a']);
  });
});

describe('the toast', () => {
  it('takes the change back', async () => {
    await open();
    await press('Remove a');
    await press('Undo');
    await screen.findByText('Back again', {}, patience);
    expect(things.calls).toEqual(['remove a', 'restore a']);
    expect(toastTitles()).toEqual(['Back again']);
    await waitFor(() => expect(things.shown()).toEqual(['b', 'a']));
  });

  it('offers to undo again when that failed', async () => {
    await open();
    await press('Remove a');
    things.next(refusal());
    await press('Undo');
    await screen.findByText('Not back', {}, patience);
    await press('Try again');
    await screen.findByText('Back again', {}, patience);
    expect(things.calls).toEqual(['remove a', 'restore a', 'restore a']);
  });

  it('tries again what failed, and then says that it went well instead', async () => {
    await open();
    things.next(refusal());
    await press('Remove a');
    await screen.findByText('Not removed a', {}, patience);
    await press('Try again');
    await screen.findByText('Removed a', {}, patience);
    expect(toastTitles()).toEqual(['Removed a']);
    expect(things.calls).toEqual(['remove a', 'remove a']);
  });

  it('takes the place of the last one about the same, and of no other', async () => {
    await open();
    things.next(refusal());
    await press('Remove a');
    await screen.findByText('Not removed a', {}, patience);
    await press('Remove b');
    await screen.findByText('Removed b', {}, patience);
    await press('Remove a');
    await screen.findByText('Removed a', {}, patience);
    expect(toastTitles()).toEqual(['Removed a', 'Removed b']);
  });

  it('says what it would have said when it was pressed, also when it is tried again', async () => {
    await open();
    rename(' of the list');
    const answer = held();
    things.next(answer.promise);
    await press('Remove a');
    rename('');
    answer.reject(new AppError('forbidden'));
    await screen.findByText('Not removed a of the list', {}, patience);
    await press('Try again');
    await screen.findByText('Removed a of the list', {}, patience);
  });

  it('tells, undoes and tries again after the page has gone', async () => {
    await open();
    const answer = held();
    things.next(answer.promise);
    await press('Remove a');
    unmountPage();
    await act(async () => answer.reject(new AppError('forbidden')));
    await screen.findByText('Not removed a', {}, patience);
    expect(things.shown()).toEqual(['a', 'b']);
    await press('Try again');
    await screen.findByText('Removed a', {}, patience);
    await press('Undo');
    await screen.findByText('Back again', {}, patience);
    expect(things.calls).toEqual(['remove a', 'remove a', 'restore a']);
  });
});

describe('a mutation of core', () => {
  it('takes a declined request out of every list, and puts it back where it was refused', async () => {
    const client = createQueryClient();
    const { decline } = teamRequestMutations(undefined);
    const lists = [
      ['teamRequests', 'mine', 'mara'],
      ['teamRequests', 'team', 'moos'],
    ];
    for (const list of lists) client.setQueryData(list, [{ id: 'r1' }, { id: 'r2' }]);
    decline.optimistic?.(client, 'r1');
    for (const list of lists) expect(client.getQueryData(list)).toEqual([{ id: 'r2' }]);
    expect(decline.invalidates).toEqual([['teamRequests'], ['teams']]);
    expect(decline.undo?.({} as never, 'r1').subject()).toBe(decline.subject('r1'));
  });

  it('takes back each of two choices of mails that were refused, and nothing of the other', async () => {
    const client = createQueryClient();
    const before = { requests: true, answers: true, invites: true, events: true, pulses: true };
    client.setQueryData(notificationKeys.mailChoices, before);
    const { chooseMail } = notificationMutations(undefined, 'mara');
    const choose = (topic: MailTopic) =>
      client
        .getMutationCache()
        .build(client, mutationOptions(client, chooseMail))
        .execute({ topic, wanted: false });
    const results = await Promise.allSettled([choose('requests'), choose('events')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(client.getQueryData(notificationKeys.mailChoices)).toEqual(before);
  });

  it('puts nothing back for whoever is logged in by then', async () => {
    const client = createQueryClient();
    client.setQueryData(notificationKeys.unread, 3);
    const refused = held();
    const { markRead } = notificationMutations(undefined, 'mara');
    const running = client
      .getMutationCache()
      .build(client, mutationOptions(client, { ...markRead, mutationFn: () => refused.promise.then() }))
      .execute(undefined);
    await waitFor(() => expect(client.getQueryData(notificationKeys.unread)).toBe(0));
    client.clear();
    client.setQueryData(notificationKeys.unread, 7);
    refused.reject(new AppError('unauthorized'));
    await expect(running).rejects.toBeDefined();
    expect(client.getQueryData(notificationKeys.unread)).toBe(7);
  });
});
