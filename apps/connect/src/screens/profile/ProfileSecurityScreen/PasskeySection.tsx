import { Section, Skeleton, SkeletonGroup } from '@grow/ui';
import { usePasskeys } from '../../../features/security';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { Passkeys } from './Passkeys';

function Content() {
  const passkeys = usePasskeys();
  if (passkeys.data) return <Passkeys passkeys={passkeys.data} />;
  if (passkeys.isError) return <FailedPart error={passkeys.error} />;
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** Keys that log in without a password. */
export function PasskeySection() {
  return (
    <Section title={m.security_section_passkeys()} titleStep="h2" isFlush>
      <Content />
    </Section>
  );
}
