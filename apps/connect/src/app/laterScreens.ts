// Where the files of every screen lie that nobody sees first. The list of their files is as heavy as a small screen: it
// is a chunk of its own, and comes after the first screen or with the first of these.
import type { ScreenModule } from './lazyScreen';

const loads = {
  secondStep: () => import('../screens/SecondStepScreen'),
  newPassword: () => import('../screens/NewPasswordScreen'),
  authConfirm: () => import('../screens/ConfirmScreen'),
  authCallback: () => import('../screens/CallbackScreen'),
  welcome: () => import('../screens/WelcomeScreen'),
  profile: () => import('../screens/ProfileScreen'),
  profileSecurity: () => import('../screens/ProfileSecurityScreen'),
  profilePrivacy: () => import('../screens/ProfilePrivacyScreen'),
  profileNotifications: () => import('../screens/ProfileNotificationsScreen'),
  teams: () => import('../screens/TeamsScreen'),
  teamPage: () => import('../screens/TeamPageScreen'),
  team: () => import('../screens/TeamScreen'),
  join: () => import('../screens/JoinScreen'),
  assignedTeams: () => import('../screens/AssignedTeamsScreen'),
  assignedTeam: () => import('../screens/AssignedTeamScreen'),
  events: () => import('../screens/EventsScreen'),
  eventPage: () => import('../screens/EventPageScreen'),
  checkIn: () => import('../screens/CheckInScreen'),
  admin: () => import('../screens/AdminScreen'),
  adminPeople: () => import('../screens/AdminPeopleScreen'),
  adminTeams: () => import('../screens/AdminTeamsScreen'),
  adminContent: () => import('../screens/AdminContentScreen'),
  adminEvents: () => import('../screens/AdminEventsScreen'),
  adminEvent: () => import('../screens/AdminEventScreen'),
  adminAttendees: () => import('../screens/AdminAttendeesScreen'),
  adminTab: () => import('../screens/AdminTabScreen'),
  notFound: () => import('../screens/NotFoundScreen'),
} as const;

export type LaterScreen = keyof typeof loads;

/** Loads a screen's code; resolves to its module. */
export const loadLater = (name: LaterScreen): Promise<ScreenModule> => loads[name]();
