import type { BrowserReport } from '@grow/core/report';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReports } from './startReports';

type Sent = { p_reports: BrowserReport[]; p_share: number };

const sent: { url: string; init: RequestInit }[] = [];
let state: DocumentVisibilityState = 'visible';
let route = '/teams/:slug';

beforeEach(() => {
  sent.length = 0;
  state = 'visible';
  document.head.innerHTML = '<meta name="grow-version" content="0123456789ab">';
  document.body.innerHTML = `<script type="application/json" data-report-share="0.1">{"supabaseUrl":"https://project.example","supabaseKey":"sb_publishable_x"}</script>`;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  vi.spyOn(window, 'fetch').mockImplementation((url, init = {}) => {
    sent.push({ url: url instanceof Request ? url.url : url.toString(), init });
    return Promise.reject(new TypeError('no connection'));
  });
  window.matchMedia = (() => ({ matches: true })) as never;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const start = () => startReports({ app: 'connect', page: window, route: () => route });
function leave(): Sent | undefined {
  state = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  const body = sent.at(-1)?.init.body;
  return typeof body === 'string' ? (JSON.parse(body) as Sent) : undefined;
}
const errorsIn = (body: Sent | undefined) => body?.p_reports.filter(({ kind }) => kind !== 'vital') ?? [];

it('sends what broke once, when the page is left, as nobody, and survives that it does not arrive', async () => {
  start();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('Jonna is not a function') }));
  expect(sent).toEqual([]);
  const body = leave();
  expect(body?.p_share).toBe(0.1);
  expect(errorsIn(body)).toMatchObject([
    {
      kind: 'error',
      app: 'connect',
      release: '0123456789ab',
      route: '/teams/:slug',
      code: 'TypeError',
      message: '… is not a function',
    },
  ]);
  leave();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('https://project.example/rest/v1/rpc/report_from_browser');
  expect(sent[0]?.init).toMatchObject({
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  expect(sent[0]?.init.headers).toEqual({ apikey: 'sb_publishable_x', 'content-type': 'application/json' });
  await new Promise((resolve) => setTimeout(resolve));
});

it('sends no more errors than a call may hold, however many there were', () => {
  const report = start();
  for (let n = 0; n < 100; n += 1) report('rejection', new Error('failed'));
  expect(errorsIn(leave()).length).toBe(16);
});

it('names the route where it happened, and measures the one that was opened', () => {
  const report = start();
  route = '/events';
  report('render', new RangeError('Maximum call stack size exceeded'));
  const body = leave();
  expect(errorsIn(body)).toMatchObject([{ route: '/events' }]);
  for (const one of body?.p_reports ?? []) if (one.kind === 'vital') expect(one.route).toBe('/teams/:slug');
  route = '/teams/:slug';
});

it('never throws, whatever was thrown', () => {
  const report = start();
  for (const thrown of [undefined, null, 7, 'text', Symbol('x'), Object.create(null)])
    expect(() => report('error', thrown)).not.toThrow();
  expect(errorsIn(leave())).toHaveLength(6);
});
