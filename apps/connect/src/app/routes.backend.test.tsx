// Every route as every kind of person, against the real backend: what the guard answers, and that what is fetched ahead
// is what the shown screen reads.
import { profileQueries, type GrowClient } from '@grow/core';
import {
  AppFrame,
  createClientSource,
  createPageLocale,
  DataProviders,
  PageProviders,
  Toasts,
} from '@grow/shell';
import { act, cleanup, render } from '@testing-library/react';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { m } from '../paraglide/messages';
import { fullPath, paths } from '../paths';
import type { RouteName } from '../routes/builders';
import { clientOf, kindsOfPeople, type Kind } from '../testing/people';
import { startLocalBackend, type LocalBackend } from '../testing/localBackend';
import { AppRoutes } from './AppRoutes';
import { RouteGuard } from './guards/RouteGuard';
import { prefetchPath } from './prefetchPath';

const TEAM = 'spelzwerk';
let event = '';
let announcement = '';

/** Where the walk goes, and what it finds there: one letter for each of `kindsOfPeople`. */
const stops: Record<RouteName | 'notFound', { address: () => string; answers: string }> = {
  dashboard: { address: () => paths.dashboard(), answers: 'l2wsssssg' },
  login: { address: () => paths.login(), answers: 's2wdddddd' },
  secondStep: { address: () => paths.secondStep(), answers: 'lswdddddd' },
  signup: { address: () => paths.signup(), answers: 's2wdddddd' },
  reset: { address: () => paths.reset(), answers: 'sssssssss' },
  newPassword: { address: () => paths.newPassword(), answers: 'l2ssssssg' },
  authConfirm: { address: () => paths.authConfirm(), answers: 'sssssssss' },
  authCallback: { address: () => paths.authCallback(), answers: 'sssssssss' },
  welcome: { address: () => paths.welcome(), answers: 'l2sdddddg' },
  profile: { address: () => paths.profile(), answers: 'l2wsssssg' },
  profileSecurity: { address: () => paths.profileSecurity(), answers: 'l2wsssssg' },
  profilePrivacy: { address: () => paths.profilePrivacy(), answers: 'l2wsssssg' },
  profileNotifications: { address: () => paths.profileNotifications(), answers: 'l2wsssssg' },
  confirmation: { address: () => paths.confirmation(), answers: 'l2wsssssg' },
  teams: { address: () => paths.teams(), answers: 'l2wsssssg' },
  teamPage: { address: () => paths.teamPage(TEAM), answers: 'l2wsssssg' },
  team: { address: () => paths.team(), answers: 'l2wsss-sg' },
  experiments: { address: () => paths.experiments(), answers: 'l2wsss-sg' },
  teamWeek: { address: () => paths.teamWeek('5'), answers: 'l2wsss-sg' },
  story: { address: () => paths.story(), answers: 'l2wsss-sg' },
  storyRequest: { address: () => paths.storyRequest('tauwerk'), answers: 'l2wsssssg' },
  teamOfficeHours: { address: () => paths.teamOfficeHours(), answers: 'l2wsss-sg' },
  teamGate: { address: () => paths.teamGate('half-time'), answers: 'l2wsss-sg' },
  join: { address: () => paths.join({ token: 'unknown' }), answers: 'l2wsss-sg' },
  assignedTeams: { address: () => paths.assignedTeams(), answers: 'l2w---s-g' },
  assignedTeam: { address: () => paths.assignedTeam(TEAM), answers: 'l2w---ssg' },
  assignedTeamWeek: { address: () => paths.assignedTeamWeek(TEAM, '4'), answers: 'l2w---ssg' },
  mentoring: { address: () => paths.mentoring(), answers: 'l2w---s-g' },
  officeHours: { address: () => paths.officeHours(), answers: 'l2w---s-g' },
  events: { address: () => paths.events(), answers: 'l2wsssssg' },
  eventPage: { address: () => paths.eventPage(event), answers: 'l2wsssssg' },
  checkIn: { address: () => paths.checkIn(event), answers: 'l2w----sg' },
  juryRound: { address: () => paths.juryRound('half-time'), answers: 'l2sssssss' },
  jurySheet: { address: () => paths.jurySheet('half-time', TEAM), answers: 'l2sssssss' },
  guestLink: { address: () => paths.guestLink({ token: 'unknown' }), answers: 'sssssssss' },
  hostStage: { address: () => paths.hostStage('half-time'), answers: 'l2wsssssg' },
  admin: { address: () => paths.admin(), answers: 'l2w----pg' },
  adminOverview: { address: () => paths.adminOverview(), answers: 'l2w----sg' },
  adminPeople: { address: () => paths.adminPeople(), answers: 'l2w----sg' },
  adminImport: { address: () => paths.adminImport(), answers: 'l2w----sg' },
  adminTeams: { address: () => paths.adminTeams(), answers: 'l2w----sg' },
  adminMentors: { address: () => paths.adminMentors(), answers: 'l2w----sg' },
  adminHandIns: { address: () => paths.adminHandIns(), answers: 'l2w----sg' },
  adminEvents: { address: () => paths.adminEvents(), answers: 'l2w----sg' },
  newEvent: { address: () => paths.newEvent(), answers: 'l2w----sg' },
  adminEvent: { address: () => paths.adminEvent(event), answers: 'l2w----sg' },
  adminAttendees: { address: () => paths.adminAttendees(event), answers: 'l2w----sg' },
  adminGates: { address: () => paths.adminGates(), answers: 'l2w----rg' },
  adminGate: { address: () => paths.adminGate('half-time'), answers: 'l2w----sg' },
  gateProtocol: { address: () => paths.gateProtocol('half-time'), answers: 'l2w----sg' },
  adminAnnouncements: { address: () => paths.adminAnnouncements(), answers: 'l2w----sg' },
  adminAnnouncement: { address: () => paths.adminAnnouncement(announcement), answers: 'l2w----sg' },
  adminJobs: { address: () => paths.adminJobs(), answers: 'l2w----sg' },
  adminQuestions: { address: () => paths.adminQuestions(), answers: 'l2w----sg' },
  adminPartners: { address: () => paths.adminPartners(), answers: 'l2w----sg' },
  adminStories: { address: () => paths.adminStories(), answers: 'l2w----sg' },
  adminSeason: { address: () => paths.adminSeason(), answers: 'l2w----sg' },
  adminAudit: { address: () => paths.adminAudit(), answers: 'l2w----sg' },
  adminReports: { address: () => paths.adminReports(), answers: 'l2w----sg' },
  adminPrivacy: { address: () => paths.adminPrivacy(), answers: 'l2w----sg' },
  notFound: { address: () => '/nothing-here', answers: 'sssssssss' },
};

/** Lists that an address narrows, and who sees them: what is fetched ahead is what that address shows. */
const narrowed: Partial<Record<Kind, () => string[]>> = {
  captain: () => [
    `${paths.teams()}?view=people`,
    `${paths.teams()}?q=solar`,
    `${paths.events()}?when=past`,
    `${paths.events()}?mine=1`,
    `${paths.events()}?view=week`,
  ],
  organiser: () => [
    `${paths.adminPeople()}?q=jonna&role=participant`,
    `${paths.adminPeople()}?role=participant&city=Karlsruhe&until=2030-01-01`,
    `${paths.adminTeams()}?q=spelz`,
    `${paths.adminMentors()}?view=proposal`,
    `${paths.adminEvents()}?q=night`,
    `${paths.adminAnnouncements()}?state=sent`,
    paths.adminAnnouncement('new'),
    `${paths.adminAttendees(event)}?q=a`,
    `${paths.adminReports()}?days=30`,
    `${paths.adminAudit()}?kind=team&did=update&from=2024-11-01&by=automatic`,
  ],
};

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
  const asked = '/rest/v1/events?status=eq.published&order=starts_at.desc&limit=1&select=slug';
  const [last] = (await backend.asAdmin('GET', asked)) as { slug: string }[];
  event = last?.slug ?? '';
  const sent = '/rest/v1/announcements?state=eq.draft&limit=1&select=id';
  const [first] = (await backend.asAdmin('GET', sent)) as { id: string }[];
  announcement = first?.id ?? '';
});
afterAll(() => backend.stop());
afterEach(cleanup);

const texts = (keys: readonly QueryKey[]) => keys.map((key) => JSON.stringify(key)).sort();
const observed = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryKey }) => queryKey);

const allKeys = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

/** Rounds of 25 ms after which a screen that still loads is taken as it is: the first visit to a screen reads its modules. */
const MOST_ROUNDS = 2_400;

/** Waits until nothing is being fetched or loaded any more; what is expected may come with a part that loads late. */
async function settle(cache: QueryClient, expected: readonly QueryKey[]): Promise<void> {
  const comes = texts(expected);
  const isBusy = () => {
    if (cache.isFetching() > 0 || document.querySelector('[aria-busy="true"]')) return true;
    const read = new Set(texts(observed(cache)));
    return comes.some((key) => !read.has(key));
  };
  for (let calm = 0, round = 0; calm < 3 && round < MOST_ROUNDS; round += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
    calm = isBusy() ? 0 : calm + 1;
  }
}

type Shown = { at: string; keys: readonly QueryKey[]; asked: readonly QueryKey[] };

async function show(
  client: GrowClient,
  address: string,
  children: ReactNode,
  expected: readonly QueryKey[] = [],
): Promise<Shown> {
  const cache = new QueryClient();
  let at = '';
  const Where = () => {
    const { pathname, search } = useLocation();
    at = pathname + search;
    return null;
  };
  document.title = '';
  const source = createClientSource(() => Promise.resolve(client), '');
  await source.load();
  render(
    <PageProviders client={source} locale={createPageLocale(window)}>
      <Toasts>
        <MemoryRouter initialEntries={[address]}>
          <DataProviders queryClient={cache}>
            <Where />
            {children}
          </DataProviders>
        </MemoryRouter>
      </Toasts>
    </PageProviders>,
  );
  await settle(cache, expected);
  const keys = observed(cache);
  cleanup();
  return { at, keys, asked: allKeys(cache) };
}

async function ahead(
  client: GrowClient,
  userId: string | undefined,
  address: string,
  cache = new QueryClient(),
): Promise<QueryKey[]> {
  await prefetchPath(address, { client, userId, queryClient: cache });
  return allKeys(cache);
}

/** What a guard has answered, as `stops` writes it. */
function answerOf({ at }: Shown, address: string): string {
  const next = encodeURIComponent(fullPath(address));
  const isAway = at !== address;
  if (!isAway && document.title.startsWith(m.guest_title())) return 'g';
  if (!isAway) return document.title.startsWith(m.denied_title()) ? '-' : 's';
  if (at === paths.dashboard()) return 'd';
  if (at === paths.adminOverview()) return 'p';
  if (at === paths.adminGate('half-time')) return 'r';
  const [path, query = ''] = at.split('?');
  const keepsWay = query === '' || query.includes(next) || query.startsWith('next=');
  if (!keepsWay) return `? ${at}`;
  if (path === '/login') return 'l';
  if (path === '/login/second-step') return '2';
  return path === '/welcome' ? 'w' : `? ${at}`;
}

const hourNow = (): number => Math.floor(Date.now() / 3_600_000);

/** Two kinds see less than a captain does, of the same screens; `npm run test:full` walks as them, too. */
const walkers = kindsOfPeople.filter((kind) => isFull || !['without a team', 'in a team'].includes(kind));

/**
 * Where a kind walks: to a screen that is the same for a captain only as a captain, and as everybody in `npm run test:full`.
 */
const stopsOf = (kind: Kind) => {
  const isShownTo = (one: Kind, { answers }: { answers: string }) =>
    answers[kindsOfPeople.indexOf(one)] === 's';
  const isShared = (stop: { answers: string }) => isShownTo(kind, stop) && isShownTo('captain', stop);
  return Object.entries(stops).filter(
    // Every role has a dashboard of its own.
    ([name, stop]) => isFull || kind === 'captain' || name === 'dashboard' || !isShared(stop),
  );
};

describe.each(walkers)('%s', (kind: Kind) => {
  it('sees what is theirs, fetched ahead exactly', async () => {
    const column = kindsOfPeople.indexOf(kind);
    const client = await clientOf(kind, backend);
    const { data } = await client.supabase.auth.getUser();
    const userId = data.user?.id;
    const everywhere = await show(
      client,
      '/',
      <AppFrame pathname="/connect" routeKey="walk">
        {/* Whoever is led away comes to a page without a guard, or would be led away from there again. */}
        <Routes>
          <Route
            path="/"
            element={<RouteGuard guard={['PARTICIPANT', 'MENTOR', 'ORGA']}>{null}</RouteGuard>}
          />
          <Route path="*" element={null} />
        </Routes>
      </AppFrame>,
    );
    const known = new Set(texts(everywhere.asked));
    const answers: Record<string, string> = {};
    const wrong: Record<string, { unread: string[]; missing: string[] }> = {};
    const walkTo = async (name: string, address: string, isShown: boolean): Promise<string> => {
      const hour = hourNow();
      const asked = isShown && userId !== undefined ? await ahead(client, userId, address) : [];
      const started = texts(asked).filter((key) => !known.has(key));
      const late = asked.filter((key) => started.includes(JSON.stringify(key)));
      const shown = await show(client, address, <AppRoutes />, late);
      // Events are asked for from the full hour on: what was fetched ahead was for the hour before.
      if (hourNow() !== hour) return walkTo(name, address, isShown);
      const answer = answerOf(shown, address);
      if (answer !== 's' || !isShown || userId === undefined) return answer;
      const read = texts(shown.keys).filter((key) => !known.has(key));
      const unread = started.filter((key) => !read.includes(key));
      const missing = read.filter((key) => !started.includes(key));
      if (unread.length + missing.length > 0) wrong[name] = { unread, missing };
      return answer;
    };
    for (const [name, stop] of stopsOf(kind)) {
      const address = stop.address();
      answers[name] = await walkTo(
        name,
        address,
        stop.answers[column] === 's' && kind !== 'owes second factor',
      );
      if (answers[name] !== '-' || userId === undefined) continue;
      // Whose role is known to be turned away has nothing fetched ahead.
      const cache = new QueryClient();
      const own = profileQueries(client.supabase).detail(userId);
      await cache.fetchQuery(own);
      const unread = texts(await ahead(client, userId, address, cache)).filter(
        (key) => key !== JSON.stringify(own.queryKey),
      );
      if (unread.length > 0) wrong[name] = { unread, missing: [] };
    }
    for (const address of narrowed[kind]?.() ?? [])
      expect(await walkTo(address, address, true), address).toBe('s');
    client.session.stop();
    expect(answers).toEqual(
      Object.fromEntries(stopsOf(kind).map(([name, stop]) => [name, stop.answers[column]])),
    );
    expect(JSON.stringify(wrong, null, 2)).toBe('{}');
  });
});
