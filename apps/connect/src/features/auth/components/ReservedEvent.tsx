import { eventRepository, type StoredEvent } from '@grow/core/event';
import { inLocale } from '@grow/core/text';
import { useClientSource, useLocale } from '@grow/shell';
import { useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages';

/**
 * For which event somebody logs in. Its title is that of the database: what an address says is shown to nobody. Without
 * the title the sentence says the same, so a failure is not told.
 */
export function ReservedEvent({ slug }: { slug: string }) {
  const source = useClientSource();
  const { locale } = useLocale();
  const [event, setEvent] = useState<StoredEvent>();
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    source
      .load()
      .then(async ({ supabase }) => eventRepository(supabase).getEvent(slug, { signal }))
      .then(setEvent, () => undefined);
    return () => reading.abort();
  }, [source, slug]);
  return event ? m.login_for_event({ title: inLocale(event.title, locale) }) : m.login_for_an_event();
}
