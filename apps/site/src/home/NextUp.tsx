import { dateTimeInWords } from '@grow/core/time';
import { Poster, TextLink, Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import type { SiteContent } from '../content/snapshot';
import { EventSeats } from '../events/EventSeats';
import { langOf } from '@grow/core/text';
import { drawEvents, isOn } from '../events/eventLooks';
import { whereWords } from '../events/eventWords';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';
import { SectionHead } from './SectionHead';

const Grid = styled.div`
  display: grid;
  gap: 36px 24px;
  ${media.md} {
    grid-template-columns: 7fr 4fr;
    & > :first-child {
      grid-row: 1 / 3;
    }
  }
`;

const Card = styled.a`
  display: grid;
  gap: 16px;
  align-content: start;
  & > span:first-child {
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
  svg {
    transition: transform var(--time-slow) var(--ease-grow);
    transform-origin: 50% 100%;
  }
  &:hover svg {
    transform: scaleY(1.06);
  }
  ${media.still} {
    &:hover svg {
      transform: none;
    }
  }
`;

const Meta = styled.span`
  display: grid;
  gap: 5px;
  justify-items: start;
  time {
    ${typeStyles.small}
    font-weight: 640;
    color: var(--color-accent-text);
  }
  b {
    ${typeStyles.h3}
  }
  [data-first] > & b {
    ${typeStyles.h2}
  }
  span {
    color: var(--color-ink-muted);
  }
  small {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
`;

/** The next three events. */
export function NextUp({ content, locale }: { content: SiteContent; locale: Locale }) {
  const coming = drawEvents(content).coming.filter(({ event }) => isOn(event));
  if (coming.length === 0) return null;
  const events = pagePath('events', locale);
  return (
    <section aria-labelledby="next-title">
      <Wrap>
        <SectionHead
          id="next-title"
          title={m.next_title()}
          aside={
            <TextLink variant="arrow" href={events}>
              {m.next_all({ count: content.events.length })}
            </TextLink>
          }
        />
        <Grid>
          {coming.slice(0, 3).map(({ event, poster }, index) => {
            const { town, place } = whereWords(event);
            return (
              <Card
                key={event.slug}
                href={pagePath(`event:${event.slug}`, locale)}
                data-first={index === 0 ? '' : undefined}
              >
                <span>
                  <Poster {...poster} shape={index === 0 ? 'square' : 'wide'} />
                </span>
                <Meta>
                  <time dateTime={event.startsAt.toISOString()}>
                    {dateTimeInWords(event.startsAt, locale)}
                  </time>
                  <b lang={langOf(event.writtenIn.title, locale)}>{event.title}</b>
                  {index === 0 && <span lang={langOf(event.writtenIn.summary, locale)}>{event.summary}</span>}
                  <small>{[place, town].filter(Boolean).join(', ')}</small>
                  <EventSeats event={event} now={content.now} locale={locale} />
                </Meta>
              </Card>
            );
          })}
        </Grid>
      </Wrap>
    </section>
  );
}
