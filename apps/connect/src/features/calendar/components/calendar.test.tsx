import { createGrowClient } from '@grow/core';
import { systemClock } from '@grow/core/time';
import { buildEvent, faultyFetch, IdleSocket, memoryStorage, type Fault } from '@grow/core/testing';
import { createClientSource, createPageLocale, createQueryClient, GrowProviders } from '@grow/shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToCalendarMenu, SubscribeDialog } from '..';

const SECRET = 'a'.repeat(43);
const ADDRESS = `http://localhost:54321/functions/v1/calendar-feed?token=${SECRET}`;
const at = '2024-12-05T10:00:00+00:00';

/** A backend with a calendar or none, and what it was asked to do. */
function backend(feed: { created_at: string; last_read_at: string | null } | null) {
  const state = { feed, isLost: false, calls: [] as string[] };
  const answer = (body: unknown, status = 200): Fault => ({ kind: 'answer', status, body });
  const client = createGrowClient({
    supabaseUrl: 'http://localhost:54321',
    supabaseKey: 'sb_publishable_test',
    fetch: faultyFetch(systemClock, ({ url }) => {
      if (state.isLost) return { kind: 'throws' };
      const table = new URL(url).pathname.split('/').at(-1) ?? '';
      if (table === 'feed_tokens') return answer(state.feed ? [state.feed] : []);
      state.calls.push(table);
      state.feed = table === 'create_feed_token' ? { created_at: at, last_read_at: null } : null;
      return table === 'create_feed_token' ? answer(JSON.stringify(SECRET)) : answer(null);
    }),
    cookieJar: memoryStorage(),
    realtime: { transport: IdleSocket },
  });
  return { client, state };
}

async function show(children: ReactNode, { client } = backend(null)): Promise<void> {
  const source = createClientSource(() => Promise.resolve(client), '');
  await source.load();
  render(
    <GrowProviders client={source} queryClient={createQueryClient()} locale={createPageLocale(window)}>
      {children}
    </GrowProviders>,
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <SubscribeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('subscribing to one’s calendar', () => {
  it('makes an address, which is shown until the dialog closes and never again', async () => {
    const world = backend(null);
    const user = userEvent.setup();
    await show(<Page />, world);
    await press('Open');
    expect(dialog().textContent).toContain('Anyone with this address sees your events.');
    await user.click(await screen.findByRole('button', { name: 'Make my address' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Address of your calendar');
    expect(field.value).toBe(ADDRESS);
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('link', { name: 'Open in calendar program' })).toHaveProperty(
      'href',
      ADDRESS.replace('http:', 'webcal:'),
    );
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    await screen.findByText('The address is copied');
    await press('Close');
    await press('Open');
    await screen.findByText(/^You have an address since/);
    expect(document.body.innerHTML).not.toContain(SECRET);
    expect(world.state.calls).toEqual(['create_feed_token']);
  });

  it('says when it was read, and asks before the address that programs have ends', async () => {
    const world = backend({ created_at: at, last_read_at: at });
    await show(<Page />, world);
    await press('Open');
    await screen.findByText(/Last read: Thu 5 Dec, 11:00\./);
    await press('End address');
    expect(dialog().textContent).toContain('End this address?');
    expect(document.activeElement?.textContent).toBe('Keep address');
    await press('Keep address');
    expect(world.state.calls).toEqual([]);
    await press('End address');
    await press('End address');
    await screen.findByText('The address has ended');
    await screen.findByRole('button', { name: 'Make my address' });
    expect(world.state.calls).toEqual(['revoke_feed_token']);
  });

  it('makes a new one in place of the old one', async () => {
    const world = backend({ created_at: at, last_read_at: null });
    await show(<Page />, world);
    await press('Open');
    await screen.findByText(/No program has read it yet\./);
    await press('New address');
    expect(dialog().textContent).toContain('The old one ends at once.');
    await press('New address');
    expect(await screen.findByLabelText('Address of your calendar')).toHaveProperty('value', ADDRESS);
    expect(world.state.calls).toEqual(['create_feed_token']);
  });

  it('says that there is no connection, before and while something is done', async () => {
    const world = backend(null);
    world.state.isLost = true;
    await show(<Page />, world);
    await press('Open');
    await screen.findByText('This part did not load');
    expect(screen.queryByRole('button', { name: 'Make my address' })).toBeNull();
    world.state.isLost = false;
    await press('Try again');
    await screen.findByRole('button', { name: 'Make my address' });
    world.state.isLost = true;
    await press('Make my address');
    expect((await within(dialog()).findByRole('alert')).textContent).not.toBe('');
    world.state.isLost = false;
    await press('Make my address');
    await screen.findByLabelText('Address of your calendar');
  });
});

describe('an event for a calendar', () => {
  it('is a file made here, or a page of a calendar on the web', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return 'blob:here';
    };
    URL.revokeObjectURL = () => undefined;
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const opened: unknown[][] = [];
    vi.spyOn(window, 'open').mockImplementation((...all) => {
      opened.push(all);
      return null;
    });
    await show(<AddToCalendarMenu event={buildEvent({ title: 'Build night', slug: 'build-night' })} />);
    const choose = async (name: string) => {
      await press('Add to calendar');
      await userEvent.click(screen.getByRole('menuitem', { name }));
    };
    await choose('Calendar file (.ics)');
    expect(saved).toEqual(['build-night.ics']);
    expect(made[0]?.type).toBe('text/calendar;charset=utf-8');
    await choose('Google Calendar');
    await choose('Outlook on the web');
    expect(opened.map(([address]) => new URL(String(address)).host)).toEqual([
      'calendar.google.com',
      'outlook.live.com',
    ]);
    expect(
      opened.every(([, target, features]) => target === '_blank' && features === 'noopener,noreferrer'),
    ).toBe(true);
    const details = new URL(String(opened[0]?.[0])).searchParams.get('details');
    expect(details).toContain('http://localhost:3000/connect/events/build-night');
  });
});
