import { useProfile } from '@grow/shell';
import { styled } from 'styled-components';
import { DeleteAccount, FieldVisibility, OwnRequests, WhoSeesWhat } from '../../../features/privacy';
import { StepUpProvider } from '../../../features/secondStep';
import { ExportSection } from './ExportSection';

const Parts = styled.div`
  display: grid;
  gap: 48px;
  max-width: 52rem;
  padding-bottom: 72px;
`;

/** Who sees what of one's data, how to take it along, and how to leave. */
export function ProfilePrivacyScreen() {
  const { data: profile } = useProfile();
  return (
    <StepUpProvider>
      <Parts>
        {profile && <FieldVisibility key={profile.userId} profile={profile} />}
        <WhoSeesWhat />
        <ExportSection />
        <OwnRequests />
        <DeleteAccount />
      </Parts>
    </StepUpProvider>
  );
}
