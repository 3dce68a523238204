// Which screen stands at which address. Every screen is its own chunk; guards are added by the router.
import type { patterns, ProfileTab } from '../paths';
import { entrances } from './entrances';
import { laterScreen as later, lazyScreen, type LazyScreen } from './lazyScreen';

export const screens = {
  ...entrances,
  dashboard: lazyScreen(() => import('../screens/DashboardScreen')),
  secondStep: later('secondStep'),
  newPassword: later('newPassword'),
  authConfirm: later('authConfirm'),
  authCallback: later('authCallback'),
  welcome: later('welcome'),
  profile: later('profile'),
  teams: later('teams'),
  teamPage: later('teamPage'),
  team: later('team'),
  join: later('join'),
  assignedTeams: later('assignedTeams'),
  assignedTeam: later('assignedTeam'),
  events: later('events'),
  eventPage: later('eventPage'),
  admin: later('admin'),
  checkIn: later('checkIn'),
} as const satisfies Record<keyof typeof patterns, LazyScreen>;

/** The parts of the profile below its own address. */
export const profileTabScreens = {
  security: later('profileSecurity'),
  privacy: later('profilePrivacy'),
  notifications: later('profileNotifications'),
} as const satisfies Record<ProfileTab, LazyScreen>;

/** Tabs of the organisers' area that have their own screen; the others say what will be there. */
export const adminPeople = later('adminPeople');
export const adminTeams = later('adminTeams');
export const adminContent = later('adminContent');
export const adminEvents = later('adminEvents');
export const adminEvent = later('adminEvent');
export const adminAttendees = later('adminAttendees');
export const adminTab = later('adminTab');
export const notFound = later('notFound');
