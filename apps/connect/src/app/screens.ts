// Which screen stands at which address. Every screen is its own chunk; guards are added by the router.
import type { patterns, ProfileTab } from '../paths';
import { entrances } from './entrances';
import { lazyScreen, type LazyScreen } from './lazyScreen';

export const screens = {
  ...entrances,
  secondStep: lazyScreen(() => import('../screens/SecondStepScreen')),
  newPassword: lazyScreen(() => import('../screens/NewPasswordScreen')),
  authConfirm: lazyScreen(() => import('../screens/ConfirmScreen')),
  authCallback: lazyScreen(() => import('../screens/CallbackScreen')),
  welcome: lazyScreen(() => import('../screens/WelcomeScreen')),
  dashboard: lazyScreen(() => import('../screens/DashboardScreen')),
  profile: lazyScreen(() => import('../screens/ProfileScreen')),
  teams: lazyScreen(() => import('../screens/TeamsScreen')),
  teamPage: lazyScreen(() => import('../screens/TeamPageScreen')),
  team: lazyScreen(() => import('../screens/TeamScreen')),
  join: lazyScreen(() => import('../screens/JoinScreen')),
  assignedTeams: lazyScreen(() => import('../screens/AssignedTeamsScreen')),
  assignedTeam: lazyScreen(() => import('../screens/AssignedTeamScreen')),
  events: lazyScreen(() => import('../screens/EventsScreen')),
  eventPage: lazyScreen(() => import('../screens/EventPageScreen')),
  admin: lazyScreen(() => import('../screens/AdminScreen')),
  checkIn: lazyScreen(() => import('../screens/CheckInScreen')),
} as const satisfies Record<keyof typeof patterns, LazyScreen>;

/** The parts of the profile below its own address. */
export const profileTabScreens = {
  security: lazyScreen(() => import('../screens/ProfileSecurityScreen')),
  privacy: lazyScreen(() => import('../screens/ProfilePrivacyScreen')),
  notifications: lazyScreen(() => import('../screens/ProfileNotificationsScreen')),
} as const satisfies Record<ProfileTab, LazyScreen>;

/** Tabs of the organisers' area that have their own screen; the others say what will be there. */
export const adminPeople = lazyScreen(() => import('../screens/AdminPeopleScreen'));
export const adminTeams = lazyScreen(() => import('../screens/AdminTeamsScreen'));
export const adminContent = lazyScreen(() => import('../screens/AdminContentScreen'));
export const adminEvents = lazyScreen(() => import('../screens/AdminEventsScreen'));
export const adminEvent = lazyScreen(() => import('../screens/AdminEventScreen'));
export const adminAttendees = lazyScreen(() => import('../screens/AdminAttendeesScreen'));
export const adminTab = lazyScreen(() => import('../screens/AdminTabScreen'));
export const notFound = lazyScreen(() => import('../screens/NotFoundScreen'));
