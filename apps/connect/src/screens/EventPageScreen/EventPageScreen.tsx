import { useLocale } from '@grow/shell';
import { ButtonLink, EmptyState, PageHeader, Section, Split, Text, Wrap } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { eventPlace, spanInWords, useUpcomingEvents } from '../../features/event';
import { LoadingScreen } from '../../features/fallback';
import { EmptyScreen, FailedScreen } from '../../features/state';
import { AppLink, useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

const Columns = styled(Split)`
  padding-bottom: 40px;
`;

const Words = styled(Text)`
  white-space: pre-line;
  max-width: 40rem;
`;

const EVENTS_ASKED = 50;

/** One coming event: what, when, where. */
export function EventPageScreen() {
  const { slug } = useParams();
  const { locale } = useLocale();
  const events = useUpcomingEvents(EVENTS_ASKED);
  const event = events.data?.items.find((candidate) => candidate.slug === slug);
  useScreenTitle(event?.title ?? m.events_title());
  const back = (
    <ButtonLink href={fullPath(paths.events())} linkComponent={AppLink}>
      {m.event_page_back()}
    </ButtonLink>
  );
  if (events.isPending) return <LoadingScreen />;
  if (events.isError) return <FailedScreen error={events.error} onRetry={() => events.refetch()} />;
  if (!event) {
    const words = { empty: m.event_page_empty(), detail: m.event_page_detail() };
    return <EmptyScreen title={m.events_title()} {...words} action={back} />;
  }
  // The city is said already; the hall or house is what is missing.
  const house = event.city && event.mode !== 'online' ? event.place : undefined;
  const mark = [spanInWords(event, locale), eventPlace(event), house].filter(Boolean).join(', ');
  return (
    <Wrap>
      <PageHeader title={event.title} lead={event.summary} mark={mark} />
      <Columns>
        <Words>{event.body}</Words>
        <Section title={m.event_registration()}>
          <EmptyState
            title={m.event_registration_empty()}
            description={m.event_registration_detail()}
            headingLevel="h3"
            action={back}
          />
        </Section>
      </Columns>
    </Wrap>
  );
}
