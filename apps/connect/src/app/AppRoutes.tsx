import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadingScreen } from '../features/fallback';
import { adminTabs, patterns, paths, profileTabs, type AdminTab } from '../paths';
import { RequireOnboarding } from './guards/RequireOnboarding';
import { RequireRole } from './guards/RequireRole';
import { RequireSession } from './guards/RequireSession';
import { RequireVisitor } from './guards/RequireVisitor';
import {
  adminAttendees,
  adminContent,
  adminEvent,
  adminEvents,
  adminPeople,
  adminTab,
  adminTeams,
  notFound,
  profileTabScreens,
  screens,
} from './screens';

const tabsWithScreens: readonly AdminTab[] = ['people', 'teams', 'event-desk', 'content'];

/** Every address of connect behind its guards. */
export function AppRoutes() {
  const s = screens;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<RequireVisitor />}>
          <Route path={patterns.login} element={<s.login.Screen />} />
          <Route path={patterns.signup} element={<s.signup.Screen />} />
        </Route>
        <Route path={patterns.reset} element={<s.reset.Screen />} />
        <Route path={patterns.secondStep} element={<s.secondStep.Screen />} />
        <Route path={patterns.authConfirm} element={<s.authConfirm.Screen />} />
        <Route path={patterns.authCallback} element={<s.authCallback.Screen />} />
        <Route element={<RequireSession />}>
          <Route path={patterns.newPassword} element={<s.newPassword.Screen />} />
          <Route path={patterns.welcome} element={<s.welcome.Screen />} />
          <Route element={<RequireOnboarding />}>
            <Route path={patterns.dashboard} element={<s.dashboard.Screen />} />
            <Route path={patterns.profile} element={<s.profile.Screen />}>
              {/* The form stands in the screen itself, so that nothing typed is lost between the tabs. */}
              <Route index element={null} />
              {profileTabs.map((tab) => {
                const { Screen } = profileTabScreens[tab];
                return <Route key={tab} path={tab} element={<Screen />} />;
              })}
            </Route>
            <Route path={patterns.teams} element={<s.teams.Screen />} />
            <Route path={patterns.teamPage} element={<s.teamPage.Screen />} />
            <Route path={patterns.events} element={<s.events.Screen />} />
            <Route path={patterns.eventPage} element={<s.eventPage.Screen />} />
            <Route element={<RequireRole roles={['PARTICIPANT', 'ORGA']} />}>
              <Route path={patterns.team} element={<s.team.Screen />} />
              <Route path={patterns.join} element={<s.join.Screen />} />
            </Route>
            <Route element={<RequireRole roles={['MENTOR']} />}>
              <Route path={patterns.assignedTeams} element={<s.assignedTeams.Screen />} />
              <Route path={patterns.assignedTeam} element={<s.assignedTeam.Screen />} />
            </Route>
            <Route element={<RequireRole roles={['ORGA']} />}>
              <Route path={patterns.checkIn} element={<s.checkIn.Screen />} />
              <Route path={patterns.admin} element={<s.admin.Screen />}>
                <Route index element={<Navigate to={paths.adminTab('people')} replace />} />
                <Route path="people" element={<adminPeople.Screen />} />
                <Route path="teams" element={<adminTeams.Screen />} />
                <Route path="content" element={<adminContent.Screen />} />
                <Route path="content/partners" element={<adminContent.Screen />} />
                <Route path="event-desk" element={<adminEvents.Screen />} />
                <Route path="event-desk/new" element={<adminEvent.Screen />} />
                <Route path="event-desk/:slug" element={<adminEvent.Screen />} />
                <Route path="event-desk/:slug/attendees" element={<adminAttendees.Screen />} />
                {adminTabs
                  .filter((tab) => !tabsWithScreens.includes(tab))
                  .map((tab) => (
                    <Route key={tab} path={tab} element={<adminTab.Screen />} />
                  ))}
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<notFound.Screen />} />
      </Routes>
    </Suspense>
  );
}
