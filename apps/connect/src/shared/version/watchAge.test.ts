import { AppError } from '@grow/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutdated } from './askAge';
import { watchAge, type AgeReason } from './watchAge';

const MINUTE = 60_000;
let reasons: AgeReason[];
let queryClient: QueryClient;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  reasons = [];
  queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  end = watchAge(queryClient, (reason) => reasons.push(reason));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const fail = async (code: 'backend_incomplete' | 'network', key: string) => {
  const queryFn = () => Promise.reject(new AppError(code));
  await queryClient.fetchQuery({ queryKey: [key], queryFn }).catch(() => undefined);
};

describe('a page asks how old it is', () => {
  it('when its tab comes back after a while, and not after a glance', () => {
    hide(true);
    wait(MINUTE - 1);
    hide(false);
    expect(reasons).toEqual([]);
    hide(true);
    wait(MINUTE);
    hide(false);
    expect(reasons).toEqual(['back']);
  });

  it('when the network comes back', () => {
    window.dispatchEvent(new Event('online'));
    expect(reasons).toEqual(['back']);
  });

  it('when a read or a change fails for want of a function or column, and for nothing else', async () => {
    await fail('network', 'one');
    expect(reasons).toEqual([]);
    await fail('backend_incomplete', 'two');
    expect(reasons).toEqual(['misfit']);
    wait(MINUTE);
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.reject(new AppError('backend_incomplete')) });
    await mutation.execute(undefined).catch(() => undefined);
    expect(reasons).toEqual(['misfit', 'misfit']);
  });

  it('once for ten failures of a screen, and never again once it is gone', async () => {
    for (let at = 0; at < 10; at += 1) await fail('backend_incomplete', `read ${at}`);
    expect(reasons).toEqual(['misfit']);
    end();
    wait(MINUTE);
    await fail('backend_incomplete', 'late');
    window.dispatchEvent(new Event('online'));
    expect(reasons).toEqual(['misfit']);
  });
});

describe('a page is outdated', () => {
  const meta = document.createElement('meta');
  meta.name = 'grow-version';
  const page = (content: string) => {
    meta.content = content;
    document.head.append(meta);
  };
  const deploy = (text: string, status = 200) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { status }));
  const version = (name: string) => JSON.stringify({ app: 'connect', version: name, database: '1' });
  afterEach(() => meta.remove());

  it('where another build is deployed, and only there', async () => {
    page('0123456789ab');
    deploy(version('0123456789ab'));
    expect(await isOutdated()).toBe(false);
    deploy(version('ba9876543210'));
    expect(await isOutdated()).toBe(true);
  });

  it('never where the server answers something else, or nothing', async () => {
    page('0123456789ab');
    deploy('<!doctype html>');
    expect(await isOutdated()).toBe(false);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await isOutdated()).toBe(false);
  });

  it('never in development, where a page has no version', async () => {
    page('grow-version-of-this-build');
    deploy(version('ba9876543210'));
    expect(await isOutdated()).toBe(false);
  });
});
