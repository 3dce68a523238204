import { mailTopics, type MailChoice, type MailChoices, type MailTopic } from '@grow/core/notification';
import { Section, Segmented, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { useChooseMail, useMailChoices } from '../../../features/notification';
import { SettingRow } from '../../../features/profile';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';

const Parts = styled.div`
  max-width: 52rem;
  padding-bottom: 72px;
`;

const Note = styled(Text)`
  padding-top: 16px;
  max-width: 36rem;
`;

const words: Record<MailTopic, { title: () => string; note: () => string }> = {
  requests: { title: m.topic_requests, note: m.topic_requests_note },
  answers: { title: m.topic_answers, note: m.topic_answers_note },
  invites: { title: m.topic_invites, note: m.topic_invites_note },
  weeks: { title: m.topic_weeks, note: m.topic_weeks_note },
  reviews: { title: m.topic_reviews, note: m.topic_reviews_note },
  events: { title: m.topic_events, note: m.topic_events_note },
  meetings: { title: m.topic_meetings, note: m.topic_meetings_note },
  pulses: { title: m.topic_pulses, note: m.topic_pulses_note },
  mentoring: { title: m.topic_mentoring, note: m.topic_mentoring_note },
  stories: { title: m.topic_stories, note: m.topic_stories_note },
  announcements: { title: m.topic_announcements, note: m.topic_announcements_note },
  gates: { title: m.topic_gates, note: m.topic_gates_note },
  jury: { title: m.topic_jury, note: m.topic_jury_note },
};

// Choices that are not known yet keep their place, unseen.
const Waiting = styled.span`
  visibility: hidden;
`;

type ChoicesProps = {
  /** Undefined until they are known. */
  choices: MailChoices | undefined;
  onChoose: (choice: MailChoice) => void;
};

function Choices({ choices, onChoose }: ChoicesProps) {
  return mailTopics.map((topic) => {
    const segmented = (
      <Segmented
        label={m.notifications_where({ topic: words[topic].title() })}
        options={[
          { value: 'mail', label: m.notifications_with_mail() },
          { value: 'bell', label: m.notifications_bell_only() },
        ]}
        value={choices?.[topic] === false ? 'bell' : 'mail'}
        onChange={(chosen) => onChoose({ topic, wanted: chosen === 'mail' })}
      />
    );
    return (
      <SettingRow
        key={topic}
        label={words[topic].title()}
        action={choices ? segmented : <Waiting>{segmented}</Waiting>}
      >
        {words[topic].note()}
      </SettingRow>
    );
  });
}

/** Which mails one wants beside the bell; every choice counts at once. */
export function ProfileNotificationsScreen() {
  const { data, error, isPending } = useMailChoices();
  const said = ({ topic, wanted }: MailChoice) => {
    const name = { topic: words[topic].title() };
    return wanted ? m.notifications_on(name) : m.notifications_off(name);
  };
  const choose = useChooseMail({
    done: (_, choice) => said(choice),
    detail: (_, { wanted }) => (wanted ? undefined : m.notifications_still_in_bell()),
    failed: m.notifications_not_saved(),
    undone: (_, choice) => said({ ...choice, wanted: !choice.wanted }),
    notUndone: m.notifications_not_saved(),
  });

  if (!data && !isPending) return <FailedPart error={error} />;
  return (
    <Parts>
      <Section title={m.notifications_mails()} titleStep="h2" isFlush>
        <div aria-busy={isPending}>
          <Choices choices={data} onChoose={choose} />
        </div>
        <Note step="small" tone="muted">
          {m.notifications_mails_note()}
        </Note>
      </Section>
    </Parts>
  );
}
