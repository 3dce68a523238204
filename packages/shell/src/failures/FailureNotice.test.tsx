import { productQueryOptions } from '@grow/core/query';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../language/LocaleContext';
import { createLocaleStore } from '../language/localeStore';
import { createQueryClient } from '../providers/createQueryClient';
import { Toasts } from '../providers/Toasts';
import { FailureNotice } from './FailureNotice';

let answer: () => Promise<string>;
const query = { queryKey: ['figure'], queryFn: () => answer(), ...productQueryOptions };

function Figure() {
  return <p>{useQuery(query).data}</p>;
}

/** A page that shows what was read, and whose further reads fail. */
async function openFailed() {
  answer = () => Promise.resolve('seven');
  const queryClient = createQueryClient();
  const locale = createLocaleStore(
    () => window.localStorage,
    () => undefined,
  );
  const pageWith = (screenName: string) => (
    <LocaleProvider store={locale}>
      <QueryClientProvider client={queryClient}>
        <Toasts>
          <FailureNotice />
          <Figure key={screenName} />
        </Toasts>
      </QueryClientProvider>
    </LocaleProvider>
  );
  const { rerender } = render(pageWith('first'));
  await screen.findByText('seven');
  answer = () => Promise.reject(new Error('refused'));
  await act(() => queryClient.invalidateQueries());
  await tryAgain();
  return { open: (screenName: string) => rerender(pageWith(screenName)) };
}

const tryAgain = () => screen.findByRole('button', { name: 'Try again', hidden: true });
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close notification', hidden: true }));
const isShown = () => screen.queryByText('Some of this did not load') !== null;

beforeEach(() => {
  // jsdom knows no popovers; whether they show is tested in a browser.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the notice of a failed refresh', () => {
  it('that was closed comes back after half a minute, because nothing else offers to try again', async () => {
    await openFailed();
    vi.useFakeTimers();
    close();
    act(() => void vi.advanceTimersByTime(29_000));
    expect(isShown()).toBe(false);
    act(() => void vi.advanceTimersByTime(1_000));
    act(() => void vi.advanceTimersByTime(300));
    expect(isShown()).toBe(true);
    expect(screen.getByText('seven')).toBeDefined();
  });

  it('that was closed comes back at once on another screen that shows what failed', async () => {
    const { open } = await openFailed();
    close();
    expect(isShown()).toBe(false);
    open('second');
    await tryAgain();
  });

  it('comes back when trying again fails, and goes when it succeeds', async () => {
    await openFailed();
    fireEvent.click(await tryAgain());
    expect(isShown()).toBe(false);
    fireEvent.click(await tryAgain());
    answer = () => Promise.resolve('eight');
    fireEvent.click(await tryAgain());
    await screen.findByText('eight');
    await waitFor(() => expect(isShown()).toBe(false));
  });
});
