import { useProfile, useUserId } from '@grow/shell';
import { Button, PageHeader, Text, Wrap } from '@grow/ui';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../../shared/failure';
import { useForm } from '../../../shared/form';
import {
  answersFromDraft,
  answersKey,
  keptAnswers,
  missingAnswers,
  useNeedsOnboarding,
  useSendAnswers,
} from '../../../features/onboarding';
import { LoadingScreen } from '../../../shared/fallback';
import { addToProfileDraft } from '../../../features/profile';
import { FailedScreen } from '../../../shared/state';
import { useNext } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { keepDraft, readDraft, useKeptDraft } from '../../../shared/draft';
import { WelcomeFields } from './WelcomeFields';

const Column = styled.form`
  max-width: 42rem;
  padding-bottom: 72px;
  display: grid;
  gap: 48px;
`;

const End = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
`;

/** The step after the first login: what one studies and looks for, and the consents. Shown until they are given, never twice. */
export function WelcomeScreen() {
  const onboarding = useNeedsOnboarding();
  const userId = useUserId();
  const { goToNext } = useNext();
  const isDone = onboarding.data === false;
  // Once, when nothing is missing any more.
  const leave = useEffectEvent(goToNext);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  if (onboarding.isError && onboarding.data === undefined) {
    return <FailedScreen error={onboarding.error} />;
  }
  return onboarding.data && userId ? <WelcomeForm userId={userId} /> : <LoadingScreen />;
}

function WelcomeForm({ userId }: { userId: string }) {
  const { data: profile } = useProfile();
  const key = answersKey(userId);
  const send = useSendAnswers(userId, (unsaved) => {
    addToProfileDraft(userId, unsaved);
    keepDraft(key, undefined);
  });
  const form = useForm({
    initial: readDraft(key, answersFromDraft),
    validate: missingAnswers,
    leavesWhenSent: true,
    send,
  });
  useKeptDraft(key, keptAnswers(form.values));

  const name = profile?.firstName;
  return (
    <Wrap>
      <PageHeader
        title={name ? m.welcome_title({ name }) : m.welcome_title_nameless()}
        lead={m.welcome_lead()}
      />
      <Column noValidate method="post" onSubmit={form.handleSubmit}>
        <WelcomeFields form={form} />
        <End>
          <FormFailure failure={form.failure} />
          <Button type="submit" variant="primary" size="lg" isBusy={form.isBusy} busyLabel={m.welcome_busy()}>
            {m.welcome_action()}
          </Button>
          <Text step="small" tone="muted">
            {m.welcome_draft()}
          </Text>
        </End>
      </Column>
    </Wrap>
  );
}
