import { useProfile } from '@grow/shell';
import { PageHeader, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import {
  AboutSection,
  AbsenceSection,
  ConflictSection,
  CurrentTeams,
  MentorProposals,
  PastSection,
  SharedQueue,
  useAssignments,
  useMentorProfile,
} from '../../../features/mentor';
import { m } from '../../../paraglide/messages';
import { LoadingScreen } from '../../../shared/fallback';
import { FailedScreen } from '../../../shared/state';

const Parts = styled.div`
  display: grid;
  gap: 48px;
  max-width: 52rem;
  padding-bottom: 72px;
`;

/** How a mentor stands: what teams read of them, when they are away, whom they do not judge, and what they did before. */
export function MentoringScreen() {
  const profile = useProfile();
  const mentor = useMentorProfile();
  const assignments = useAssignments();
  const failed = [profile, mentor, assignments].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <FailedScreen error={failed.error} />;
  if (!profile.data || mentor.data === undefined || !assignments.data) return <LoadingScreen />;
  return (
    <Wrap>
      <PageHeader title={m.mentoring_title()} lead={m.mentoring_lead()} />
      <Parts>
        <MentorProposals />
        <AboutSection profile={profile.data} mentor={mentor.data} />
        <AbsenceSection />
        <CurrentTeams assignments={assignments.data} />
        <SharedQueue />
        <ConflictSection />
        <PastSection assignments={assignments.data} />
      </Parts>
    </Wrap>
  );
}
