import { useProfile } from '@grow/shell';
import { Skeleton, SkeletonGroup } from '@grow/ui';
import { styled } from 'styled-components';
import { DeleteAccount, FieldVisibility, OwnRequests, WhoSeesWhat } from '../../../features/privacy';
import { StepUpProvider } from '../../../features/secondStep';
import { m } from '../../../paraglide/messages';
import { ExportSection } from './ExportSection';

const Parts = styled.div`
  display: grid;
  gap: 48px;
  max-width: 52rem;
  padding-bottom: 72px;
`;

/** Who sees what of one's data, how to take it along, and how to leave. */
export function ProfilePrivacyScreen() {
  const { data: profile, isPending } = useProfile();
  // What is first comes last: the others would stand in its place until then.
  if (isPending)
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
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
