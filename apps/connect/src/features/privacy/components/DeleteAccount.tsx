import { accountQueries } from '@grow/core/account';
import { useGrowClient, useSession, useUserId } from '@grow/shell';
import { Button, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { SettingRow } from '../../profile';
import { Panel, PanelHead } from '../../security';
import { FailedPart } from '../../../shared/state';
import { DeleteForm } from './DeleteForm';
import { Obstacles } from './Obstacles';

const List = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding-left: 20px;
  list-style: disc;
  max-width: 36rem;
  li::marker {
    color: var(--color-ink-muted);
  }
`;

/** What stands in the way of deleting one's account, as codes. Asked anew every time somebody wants to leave. */
function useDeletionObstacles(): UseQueryResult<readonly string[]> {
  const { supabase } = useGrowClient();
  return useQuery({ ...accountQueries(supabase).obstacles(useUserId()), gcTime: 0 });
}

function Consequences() {
  const lines = [m.privacy_leave_goes, m.privacy_leave_team, m.privacy_leave_mail, m.privacy_leave_export];
  return (
    <>
      <PanelHead title={m.privacy_leave_title()} />
      <List>
        {lines.map((line) => (
          <Text as="li" step="ui" key={line()}>
            {line()}
          </Text>
        ))}
      </List>
    </>
  );
}

function Leaving({ email, onCancel }: { email: string; onCancel: () => void }) {
  const obstacles = useDeletionObstacles();
  if (obstacles.isPending)
    return (
      <SkeletonGroup label={m.privacy_leave_checking()}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  // What was typed stays while the question is asked again.
  if (!obstacles.data) return <FailedPart error={obstacles.error} />;
  if (obstacles.data.length > 0)
    return <Obstacles codes={obstacles.data} onAskAgain={() => obstacles.refetch()} onCancel={onCancel} />;
  return (
    <>
      <Consequences />
      <DeleteForm email={email} onObstacle={() => void obstacles.refetch()} onCancel={onCancel} />
    </>
  );
}

/** The way out of GROW: what goes, what stands in the way, and the last question. */
export function DeleteAccount() {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const email = session.status === 'signedIn' ? (session.session.user.email ?? '') : '';
  const handleCancel = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Section title={m.privacy_section_leave()} titleStep="h2" isFlush>
      <SettingRow
        label={m.privacy_leave_open()}
        action={
          <Button
            ref={button}
            variant="danger"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            {m.privacy_leave_open()}
          </Button>
        }
      >
        {m.privacy_leave_detail()}
      </SettingRow>
      {isOpen && (
        <Panel data-delete-account="">
          <Leaving email={email} onCancel={handleCancel} />
        </Panel>
      )}
    </Section>
  );
}
