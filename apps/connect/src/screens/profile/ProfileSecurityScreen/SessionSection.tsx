import { dateTimeInWords } from '@grow/core/time';
import type { DeviceSession } from '@grow/core/security';
import { useLocale } from '@grow/shell';
import { Badge, Button, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SettingRow } from '../../../features/profile';
import {
  ConfirmDialog,
  deviceInWords,
  SignOutEverywhere,
  useDeviceSessions,
  useSecurityMutations,
} from '../../../features/security';
import { FailedPart } from '../../../shared/state';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-top: 20px;
`;

function SessionRow({ session }: { session: DeviceSession }) {
  const { locale } = useLocale();
  const { device, lastSeenAt, createdAt, network, isCurrent } = session;
  const since = m.security_session_since({ date: dateTimeInWords(createdAt, locale) });
  return (
    <SettingRow
      label={deviceInWords(device)}
      action={isCurrent && <Badge tone="positive">{m.security_session_this()}</Badge>}
    >
      {isCurrent
        ? since
        : `${m.security_session_seen({ date: dateTimeInWords(lastSeenAt, locale) })}. ${since}`}
      {network && (
        <Text as="div" step="small" tone="muted">
          {m.security_session_network({ network })}
        </Text>
      )}
    </SettingRow>
  );
}

function Sessions() {
  const sessions = useDeviceSessions();
  if (sessions.data) {
    return sessions.data.map((session, index) => <SessionRow key={index} session={session} />);
  }
  if (sessions.isError) return <FailedPart error={sessions.error} />;
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** Where one is logged in, and how the other devices are signed out. */
export function SessionSection() {
  const ending = useProductMutation(useSecurityMutations().signOutOthers, {
    words: { done: m.security_others_done(), detail: m.security_others_done_detail() },
  });
  const [asking, setAsking] = useState<'others' | 'everywhere'>();
  const { data } = useDeviceSessions();
  const isAlone = data?.every(({ isCurrent }) => isCurrent) ?? false;
  return (
    <Section title={m.security_section_sessions()} titleStep="h2" isFlush>
      <Sessions />
      <Actions>
        {!isAlone && (
          <Button variant="danger" size="sm" onClick={() => setAsking('others')}>
            {m.security_others()}
          </Button>
        )}
        <Button variant="danger" size="sm" onClick={() => setAsking('everywhere')}>
          {m.profile_everywhere_action()}
        </Button>
      </Actions>
      <ConfirmDialog
        isOpen={asking === 'others'}
        title={m.security_others_title()}
        detail={m.security_others_detail()}
        action={m.security_others()}
        busyAction={m.profile_everywhere_busy()}
        keep={m.security_others_keep()}
        onConfirm={async () => {
          await ending.send(undefined);
        }}
        onDone={() => setAsking(undefined)}
        onClose={() => setAsking(undefined)}
      />
      <SignOutEverywhere isOpen={asking === 'everywhere'} onClose={() => setAsking(undefined)} />
    </Section>
  );
}
