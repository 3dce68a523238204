import { spanInWords } from '@grow/core/time';
import type { AdminEvent } from '@grow/core/event-admin';
import { useLocale } from '@grow/shell';
import { Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Words = styled.div`
  display: grid;
  gap: 12px;
  max-width: 44rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** An event that was called off: it stays as it is. */
export function CancelledEvent({ event }: { event: AdminEvent }) {
  const { locale } = useLocale();
  return (
    <Section title={m.admin_event_was_cancelled()}>
      <Words>
        <Text>{spanInWords(event, locale)}</Text>
        <Text>{event.cancelMessage || m.admin_event_no_message()}</Text>
        <Text step="small" tone="muted">
          {m.admin_event_cancelled_stays()}
        </Text>
      </Words>
    </Section>
  );
}
