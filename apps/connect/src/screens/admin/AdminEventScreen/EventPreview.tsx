import { locales, type Locale } from '@grow/core';
import type { EventFormValues } from '@grow/core/event-admin';
import { Badge, EventMain, Segmented } from '@grow/ui';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { eventMain } from '../../../features/event';
import { m } from '../../../paraglide/messages';
import { typedEvent } from './typedEvent';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  justify-items: start;
`;

const languages: Record<Locale, () => string> = { en: m.content_english, de: m.content_german };

type EventPreviewProps = {
  values: EventFormValues;
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
};

/** The event as its page shows it, in either language. */
export default function EventPreview({ values, locale, onLocaleChange }: EventPreviewProps) {
  // Long texts are read anew while one types.
  const shown = useDeferredValue(values);
  const main = eventMain({ ...typedEvent(shown, locale), locale });
  return (
    <Root>
      <Segmented
        label={m.content_preview_language()}
        size="sm"
        options={locales.map((value) => ({ value, label: languages[value]() }))}
        value={locale}
        onChange={onLocaleChange}
      />
      <div lang={locale}>
        <EventMain
          {...main}
          level={3}
          kind={
            <>
              {shown.isMandatory && <Badge tone="accent">{m.event_mandatory({}, { locale })}</Badge>}
              <Badge>{shown.category}</Badge>
            </>
          }
          title={main.title || m.content_preview_empty({}, { locale })}
        />
      </div>
    </Root>
  );
}
