import { useProfile, useUserId } from '@grow/shell';
import { Button, PageHeader, Text, Wrap } from '@grow/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
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
import { fullPath, paths } from '../../../paths';
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
  const { next, goToNext } = useNext();
  const looksForTeam = useRef(false);
  const isDone = onboarding.data === false;
  // Once, when nothing is missing any more: to where one wanted to go, or to the teams that fit.
  const leave = useEffectEvent(() => goToNext(looksForTeam.current ? paths.teams() : undefined));
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  if (onboarding.isError && onboarding.data === undefined) {
    return <FailedScreen error={onboarding.error} />;
  }
  if (!onboarding.data || !userId) return <LoadingScreen />;
  return (
    <WelcomeForm
      userId={userId}
      hasNext={next !== undefined && next !== fullPath(paths.dashboard())}
      onLooksForTeam={() => (looksForTeam.current = true)}
    />
  );
}

type WelcomeFormProps = {
  userId: string;
  /** Whether one wanted to go somewhere else than to the dashboard. */
  hasNext: boolean;
  /** The answers were sent, and a team is what is looked for. */
  onLooksForTeam: () => void;
};

function WelcomeForm({ userId, hasNext, onLooksForTeam }: WelcomeFormProps) {
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
    send: async (answers) => {
      if (answers.lookingFor === 'team') onLooksForTeam();
      await send(answers);
    },
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
            {form.values.lookingFor === 'team' && !hasNext ? m.welcome_action_teams() : m.welcome_action()}
          </Button>
          <Text step="small" tone="muted">
            {m.welcome_draft()}
          </Text>
        </End>
      </Column>
    </Wrap>
  );
}
