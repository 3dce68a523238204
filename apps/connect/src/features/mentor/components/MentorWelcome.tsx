import { usualCapacity } from '@grow/core/mentor';
import { useLocale, useProfile } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { useMentoring, useMentorProfile } from '../useMentoring';
import { lazyPart } from '../../../shared/code';

const MentorProfileDrawer = lazyPart(async () => (await import('./MentorProfileDrawer')).MentorProfileDrawer);

const Stack = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-width: 40rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Asks a new mentor what teams and organisers should know, until they say it or go on without. */
export function MentorWelcome() {
  const { locale } = useLocale();
  const { data: profile } = useProfile();
  const { mutations } = useMentoring();
  const mentor = useMentorProfile();
  const [isOpen, setOpen] = useState(false);
  const skipping = useProductMutation(mutations.saveProfile, {
    words: { done: m.mentoring_skipped(), detail: m.mentoring_skipped_detail() },
  });
  if (mentor.data !== null || !profile) return null;
  const skip = () =>
    skipping.run({
      ...{ capacity: usualCapacity, languages: [locale], cities: [], line: '', takesSharedQueue: false },
    });
  return (
    <Section title={m.mentoring_welcome()}>
      <Stack>
        <Text>{m.mentoring_welcome_lead()}</Text>
        <Actions>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {m.mentoring_fill_in()}
          </Button>
          <Button isBusy={skipping.isBusy} onClick={skip}>
            {m.pulse_not_now()}
          </Button>
        </Actions>
      </Stack>
      <Suspense fallback={null}>
        {isOpen && (
          <MentorProfileDrawer isOpen onClose={() => setOpen(false)} profile={profile} mentor={mentor.data} />
        )}
      </Suspense>
    </Section>
  );
}
