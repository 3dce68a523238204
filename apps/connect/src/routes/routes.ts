// The one route table of connect. A new screen is an entry here and its folder in `screens`.
import { m } from '../paraglide/messages';
import type { Loaded, RouteEntry } from './RouteEntry';

// Two addresses of one screen: what it holds stays when one changes between them.
const loadContent = (): Loaded => import('../screens/AdminContentScreen');
const loadEvent = (): Loaded => import('../screens/AdminEventScreen');
const loadAdminTab = (): Loaded => import('../screens/AdminTabScreen');

export const routes = {
  dashboard: {
    path: '/',
    guard: 'member',
    menu: 'dashboard',
    title: m.dashboard_title,
    load: (): Loaded => import('../screens/DashboardScreen'),
  },
  login: {
    path: '/login',
    guard: 'visitor',
    isEntrance: true,
    title: m.login_action,
    // How one goes on: with the password, by asking for a mail, or with the code of a mail.
    query: { with: ['password', 'mail', 'code'], next: 'optional' },
    load: (): Loaded => import('../screens/LoginScreen'),
  },
  secondStep: {
    path: '/login/second-step',
    guard: 'anybody',
    title: m.second_title,
    query: { next: 'optional' },
    load: (): Loaded => import('../screens/SecondStepScreen'),
  },
  signup: {
    path: '/signup',
    guard: 'visitor',
    isEntrance: true,
    title: m.signup_action,
    query: { next: 'optional' },
    load: (): Loaded => import('../screens/SignupScreen'),
  },
  reset: {
    path: '/reset',
    guard: 'anybody',
    isEntrance: true,
    title: m.reset_title,
    query: { next: 'optional' },
    load: (): Loaded => import('../screens/ResetScreen'),
  },
  newPassword: {
    path: '/reset/new',
    guard: 'session',
    title: m.new_password_title,
    // `first`: for somebody who was invited and has had none.
    query: { first: ['yes'], next: 'optional' },
    load: (): Loaded => import('../screens/NewPasswordScreen'),
  },
  authConfirm: {
    path: '/auth/confirm',
    guard: 'anybody',
    title: m.link_broken_title,
    load: (): Loaded => import('../screens/ConfirmScreen'),
  },
  authCallback: {
    path: '/auth/callback',
    guard: 'anybody',
    title: m.callback_title,
    query: { next: 'optional' },
    load: (): Loaded => import('../screens/CallbackScreen'),
  },
  welcome: {
    path: '/welcome',
    guard: 'session',
    title: m.welcome_title_nameless,
    query: { next: 'optional' },
    load: (): Loaded => import('../screens/WelcomeScreen'),
  },
  profile: {
    path: '/profile',
    guard: 'member',
    menu: 'profile',
    title: m.profile_title,
    load: (): Loaded => import('../screens/ProfileScreen'),
    children: {
      profileSecurity: {
        path: '/profile/security',
        isTab: true,
        title: m.security_tab,
        load: (): Loaded => import('../screens/ProfileSecurityScreen'),
      },
      profilePrivacy: {
        path: '/profile/privacy',
        isTab: true,
        title: m.privacy_tab,
        load: (): Loaded => import('../screens/ProfilePrivacyScreen'),
      },
      profileNotifications: {
        path: '/profile/notifications',
        isTab: true,
        title: m.notifications_tab,
        load: (): Loaded => import('../screens/ProfileNotificationsScreen'),
      },
    },
  },
  teams: {
    path: '/teams',
    guard: 'member',
    menu: 'teams',
    title: m.teams_title,
    load: (): Loaded => import('../screens/TeamsScreen'),
  },
  teamPage: {
    path: '/teams/:slug',
    guard: 'member',
    title: m.team_page_title,
    load: (): Loaded => import('../screens/TeamPageScreen'),
  },
  team: {
    path: '/team',
    guard: ['PARTICIPANT', 'ORGA'],
    menu: 'team',
    title: m.team_title,
    query: { dialog: ['edit', 'invite', 'leave', 'hand-over', 'remove', 'role'] },
    load: (): Loaded => import('../screens/TeamScreen'),
  },
  join: {
    path: '/join',
    guard: ['PARTICIPANT', 'ORGA'],
    title: m.join_link_title,
    query: { token: 'required' },
    load: (): Loaded => import('../screens/JoinScreen'),
  },
  assignedTeams: {
    path: '/assigned_teams',
    guard: ['MENTOR'],
    menu: 'assigned',
    title: m.assigned_title,
    load: (): Loaded => import('../screens/AssignedTeamsScreen'),
  },
  assignedTeam: {
    path: '/assigned_teams/:slug',
    guard: ['MENTOR'],
    title: m.assigned_team_title,
    load: (): Loaded => import('../screens/AssignedTeamScreen'),
  },
  events: {
    path: '/events',
    guard: 'member',
    title: m.events_title,
    load: (): Loaded => import('../screens/EventsScreen'),
  },
  eventPage: {
    path: '/events/:slug',
    guard: 'member',
    title: m.events_title,
    load: (): Loaded => import('../screens/EventPageScreen'),
  },
  checkIn: {
    path: '/admin/check-in/:slug',
    guard: ['ORGA'],
    title: m.door_title,
    load: (): Loaded => import('../screens/CheckInScreen'),
  },
  // A tab's address never ends like a menu entry, or that entry would light up: events stand at the event desk.
  admin: {
    path: '/admin',
    guard: ['ORGA'],
    menu: 'admin',
    title: m.admin_title,
    redirectTo: '/admin/people',
    load: (): Loaded => import('../screens/AdminScreen'),
    children: {
      adminPeople: {
        path: '/admin/people',
        isTab: true,
        title: m.admin_people,
        load: (): Loaded => import('../screens/AdminPeopleScreen'),
      },
      adminTeams: {
        path: '/admin/teams',
        isTab: true,
        title: m.admin_teams,
        load: (): Loaded => import('../screens/AdminTeamsScreen'),
      },
      adminApplications: {
        path: '/admin/applications',
        isTab: true,
        title: m.admin_applications,
        load: loadAdminTab,
      },
      adminMentors: { path: '/admin/mentors', isTab: true, title: m.admin_mentors, load: loadAdminTab },
      adminEvents: {
        path: '/admin/event-desk',
        isTab: true,
        title: m.admin_event_desk,
        load: (): Loaded => import('../screens/AdminEventsScreen'),
      },
      newEvent: {
        path: '/admin/event-desk/new',
        title: m.desk_new,
        load: loadEvent,
      },
      adminEvent: {
        path: '/admin/event-desk/:slug',
        title: m.admin_event_desk,
        load: loadEvent,
      },
      adminAttendees: {
        path: '/admin/event-desk/:slug/attendees',
        title: m.desk_attendees,
        load: (): Loaded => import('../screens/AdminAttendeesScreen'),
      },
      adminMilestones: {
        path: '/admin/milestones',
        isTab: true,
        title: m.admin_milestones,
        load: loadAdminTab,
      },
      adminGates: { path: '/admin/gates', isTab: true, title: m.admin_gates, load: loadAdminTab },
      adminOutbox: { path: '/admin/outbox', isTab: true, title: m.admin_outbox, load: loadAdminTab },
      adminQuestions: { path: '/admin/content', isTab: true, title: m.admin_content, load: loadContent },
      adminPartners: { path: '/admin/content/partners', title: m.admin_content, load: loadContent },
      adminSeason: { path: '/admin/season', isTab: true, title: m.admin_season, load: loadAdminTab },
      adminAudit: { path: '/admin/audit', isTab: true, title: m.admin_audit, load: loadAdminTab },
      adminPrivacy: { path: '/admin/privacy', isTab: true, title: m.admin_privacy, load: loadAdminTab },
    },
  },
  notFound: {
    path: '*',
    guard: 'anybody',
    title: m.not_found_title,
    load: (): Loaded => import('../screens/NotFoundScreen'),
  },
} as const satisfies Record<string, RouteEntry>;
