import type { EventText } from '@grow/core/event';
import { eventTextField, type EventFormValues } from '@grow/core/event-admin';
import { inLocale } from '@grow/core/text';
import { parseBerlinTime, spanInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Badge, Text } from '@grow/ui';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { categoryWords, modeWords } from '../../../features/eventAdmin';
import { Markdown } from '../../../shared/markdown';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Body = styled.div`
  min-width: 0;
  color: var(--color-ink-muted);
  & > div {
    display: grid;
    gap: 12px;
  }
  :is(h1, h2, h3, h4) {
    color: var(--color-ink);
    font-size: 1.0625rem;
    font-weight: 640;
  }
  :is(ul, ol) {
    padding-left: 1.25em;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  a {
    text-decoration: underline;
  }
  img {
    max-width: 100%;
  }
`;

/** The event as the site shows it. */
export default function EventPreview({ values }: { values: EventFormValues }) {
  const { locale } = useLocale();
  const read = (text: EventText) =>
    inLocale({ en: values[eventTextField(text, 'en')], de: values[eventTextField(text, 'de')] }, locale);
  const body = useDeferredValue(read('body'));
  const [title, summary, place] = [read('title').trim(), read('summary').trim(), read('place').trim()];
  const [start, end] = [parseBerlinTime(values.startsAt), parseBerlinTime(values.endsAt)];
  const where = [values.mode === 'online' ? '' : [place, values.city.trim()].filter(Boolean).join(', ')];
  return (
    <Root>
      <Badges>
        {values.isMandatory && <Badge tone="accent">{m.event_mandatory()}</Badge>}
        <Badge>{categoryWords[values.category]()}</Badge>
      </Badges>
      <Text as="h3" step="h2">
        {title || m.content_preview_empty()}
      </Text>
      {summary && <Text tone="muted">{summary}</Text>}
      {start.kind === 'time' && end.kind === 'time' && (
        <Text as="b" step="ui">
          {spanInWords({ startsAt: start.at, endsAt: end.at }, locale)}
        </Text>
      )}
      <Text step="ui">{[...where, modeWords[values.mode]()].filter(Boolean).join('. ')}</Text>
      {body.trim() !== '' && (
        <Body>
          <Markdown text={body} />
        </Body>
      )}
    </Root>
  );
}
