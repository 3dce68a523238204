import type { GrowClient } from '@grow/core';
import { eventIn, eventQueries } from '@grow/core/event';
import { enabledWhile } from '@grow/core/query';
import { useClientSource, useFailureShown, useLocale } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages';

/** For which event somebody logs in. Its title is that of the database: what an address says is shown to nobody. */
export function ReservedEvent({ slug }: { slug: string }) {
  const source = useClientSource();
  const { locale } = useLocale();
  const [client, setClient] = useState<GrowClient | undefined>(() => source.peek());
  useEffect(() => {
    source.load().then(setClient, () => undefined);
  }, [source]);
  const { data, error } = useQuery(
    enabledWhile(client !== undefined, eventQueries(client?.supabase).detail(slug)),
  );
  // Without the title the sentence says the same.
  useFailureShown(error !== null);
  return data ? m.login_for_event({ title: eventIn(data, locale).title }) : m.login_for_an_event();
}
