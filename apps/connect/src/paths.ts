// Every address of connect: route patterns, typed builders and the way back after logging in.

import type { Locale } from '@grow/core';

/** Where the app is mounted; the router's basename. */
export const BASE = '/connect';

/** Route patterns, relative to the base. */
export const patterns = {
  dashboard: '/',
  login: '/login',
  secondStep: '/login/second-step',
  signup: '/signup',
  reset: '/reset',
  newPassword: '/reset/new',
  authConfirm: '/auth/confirm',
  authCallback: '/auth/callback',
  welcome: '/welcome',
  profile: '/profile',
  teams: '/teams',
  teamPage: '/teams/:slug',
  team: '/team',
  join: '/join',
  assignedTeams: '/assigned_teams',
  assignedTeam: '/assigned_teams/:slug',
  events: '/events',
  eventPage: '/events/:slug',
  admin: '/admin',
  checkIn: '/admin/check-in/:slug',
} as const;

/**
 * Tabs of the organisers' area, in order. A tab's address never ends like a menu entry, or that entry would
 * light up: events are therefore worked on at the event desk.
 */
export const adminTabs = [
  'people',
  'teams',
  'applications',
  'mentors',
  'event-desk',
  'milestones',
  'gates',
  'outbox',
  'content',
  'season',
  'audit',
  'privacy',
] as const;

export type AdminTab = (typeof adminTabs)[number];

/** Parts of the content that organisers keep; the first has the tab's own address. */
export const contentParts = ['questions', 'partners'] as const;

export type ContentPart = (typeof contentParts)[number];

/** Parts of one's own profile that have an address of their own below it. */
export const profileTabs = ['security', 'privacy', 'notifications'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Dialogs of one's own team. */
export const teamDialogs = ['edit', 'invite', 'leave', 'hand-over', 'remove', 'role'] as const;

export type TeamDialog = (typeof teamDialogs)[number];

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

type Next = { next?: string | undefined };

/** How one goes on at the login: with the password, by asking for a mail, or with the code of a mail. */
type LoginWay = { way?: 'password' | 'mail' | 'code' | undefined };

/** Addresses inside connect, for the router's own links. */
export const paths = {
  dashboard: () => patterns.dashboard,
  login: ({ next, way }: Next & LoginWay = {}) => withQuery(patterns.login, { with: way, next }),
  secondStep: ({ next }: Next = {}) => withQuery(patterns.secondStep, { next }),
  authCallback: ({ next }: Next = {}) => withQuery(patterns.authCallback, { next }),
  signup: ({ next }: Next = {}) => withQuery(patterns.signup, { next }),
  reset: ({ next }: Next = {}) => withQuery(patterns.reset, { next }),
  /** `isFirst`: for somebody who was invited and has had none. */
  newPassword: ({ next, isFirst }: Next & { isFirst?: boolean } = {}) =>
    withQuery(patterns.newPassword, { first: isFirst ? 'yes' : undefined, next }),
  welcome: ({ next }: Next = {}) => withQuery(patterns.welcome, { next }),
  profile: () => patterns.profile,
  profileTab: (tab: ProfileTab) => `${patterns.profile}/${tab}`,
  teams: () => patterns.teams,
  teamPage: (slug: string) => `${patterns.teams}/${encodeURIComponent(slug)}`,
  team: () => patterns.team,
  /** A dialog of one's own team that has an address of its own. */
  teamDialog: (dialog: TeamDialog) => withQuery(patterns.team, { dialog }),
  /** A link into a team. */
  join: (token: string) => withQuery(patterns.join, { token }),
  assignedTeams: () => patterns.assignedTeams,
  assignedTeam: (slug: string) => `${patterns.assignedTeams}/${encodeURIComponent(slug)}`,
  events: () => patterns.events,
  eventPage: (slug: string) => `${patterns.events}/${encodeURIComponent(slug)}`,
  admin: () => patterns.admin,
  adminTab: (tab: AdminTab) => `${patterns.admin}/${tab}`,
  /** An event at the desk; without one the form of a new one. */
  adminEvent: (slug = 'new') => `${patterns.admin}/event-desk/${encodeURIComponent(slug)}`,
  /** Who comes to an event. */
  adminAttendees: (slug: string) => `${patterns.admin}/event-desk/${encodeURIComponent(slug)}/attendees`,
  /** The door of an event. */
  checkIn: (slug: string) => `${patterns.admin}/check-in/${encodeURIComponent(slug)}`,
  adminContent: (part: ContentPart) => `${patterns.admin}/content${part === 'questions' ? '' : `/${part}`}`,
} as const;

/** Addresses of the public site: reached by a document navigation. */
export const sitePaths = {
  home: '/',
  events: '/events',
  faqs: '/#faqs',
  imprint: '/imprint',
  privacy: '/privacy',
} as const;

/** An address of the public site in a language: `/` is `/de`, `/#faqs` is `/de#faqs`; any other address as it is. */
export function siteAddress(href: string, locale: Locale): string {
  const isOnSite = /^\/(?!\/|connect(?:[/?#]|$))/.test(href);
  return isOnSite && locale === 'de' ? `/de${href.replace(/^\/(?=$|#)/, '')}` : href;
}

/** Whole addresses of connect as other documents and mails name them. */
export const fullPath = (path: string): string => (path === '/' ? BASE : `${BASE}${path}`);

/** An address without connect's base, or undefined when it lies outside connect. */
export function insideConnect(path: string): string | undefined {
  if (path === BASE) return '/';
  if (path.startsWith(`${BASE}/`)) return path.slice(BASE.length);
  if (path.startsWith(`${BASE}?`) || path.startsWith(`${BASE}#`)) return `/${path.slice(BASE.length)}`;
  return undefined;
}

// Backslashes and their encodings are slashes to a browser; control characters vanish inside an address.

const TREACHEROUS = /[\\\u0000-\u0020\u007f]|%5c|%2f%2f|%0[0-9a-f]|%1[0-9a-f]/i;

const GATES = [patterns.login, patterns.signup, patterns.reset, patterns.authConfirm, patterns.authCallback];

/** The path begins where one would be asked to log in again: no place to return to. A new password is one. */
const isGate = (pathname: string): boolean =>
  pathname !== `${BASE}${patterns.newPassword}` &&
  GATES.some((gate) => pathname === `${BASE}${gate}` || pathname.startsWith(`${BASE}${gate}/`));

/**
 * The path to return to when `next` lies on the same origin, else undefined. Takes a path or a whole address;
 * refuses other origins in every disguise: `//evil`, `/\evil`, a user before the host, encoded slashes, other
 * schemes.
 */
export function safeNext(next: string | null | undefined, origin: string): string | undefined {
  if (!next || TREACHEROUS.test(next)) return undefined;
  if (!next.startsWith('/') && !next.startsWith(`${origin}/`)) return undefined;
  if (next.startsWith('//')) return undefined;
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.username || url.password) return undefined;
  if (url.pathname.startsWith('//') || isGate(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where to go after logging in: `next` when it is safe, else the dashboard. A whole path with the base. */
export const nextOrDashboard = (next: string | null | undefined, origin: string): string =>
  safeNext(next, origin) ?? BASE;
