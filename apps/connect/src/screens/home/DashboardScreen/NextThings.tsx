import type { Profile } from '@grow/core';
import { nextThings, type NextThing } from '@grow/core/next';
import type { Season } from '@grow/core/season';
import { Button, NextList, Section, Text } from '@grow/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKeptFocus } from '../../../features/seat';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { linesHeight, sideBySide } from './dashboardLayout';
import { NextThingRow } from './NextThingRow';
import { usePersonContext } from './usePersonContext';

/** How many are shown before somebody asks for more. */
const SHOWN = 3;
const MINUTE_MS = 60_000;

/** The time, anew each minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

// What takes the focus of a button that is gone with its line.
const Body = styled.div`
  scroll-margin-top: 96px;
  /* The part beside it is about as high: fewer lines than were expected move nothing below. */
  ${sideBySide} {
    [data-wide] & {
      min-height: ${linesHeight};
    }
  }
`;

const Foot = styled.div`
  margin-top: 16px;
`;

const Quiet = styled.div`
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
`;

type NextThingsProps = {
  profile: Profile;
  season: Season | null;
  /** Stands there until everything is read. */
  waiting: ReactNode;
  /** Nothing is drawn while nothing ends: the announcements have their own part. */
  isQuiet?: boolean;
  /** Things of other sources. */
  further?: { readonly thingsAt: (now: Date) => readonly NextThing[]; readonly isLoading: boolean };
};

/** What somebody does next, by urgency, with the action on the line. */
export function NextThings({ profile, season, waiting, isQuiet = false, further }: NextThingsProps) {
  const { person, mandatory, error, ...read } = usePersonContext(profile, season);
  const isLoading = read.isLoading || (further?.isLoading ?? false);
  const [isWhole, setIsWhole] = useState(false);
  const now = useMinute();
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const things = nextThings(person, now, further?.thingsAt(now));
  const shown = isWhole ? things : things.slice(0, SHOWN);
  const more = things.length - SHOWN;
  // Once it was there it stays, whatever is read anew after an action.
  const [isKnown, setIsKnown] = useState(!isLoading);
  if (!isLoading && !isKnown) setIsKnown(true);
  if (isQuiet && things.every(({ dueAt }) => dueAt === undefined)) return null;
  const title = things.length >= SHOWN || !isKnown ? m.next_three() : m.next_title();
  return (
    <Section title={title} aside={things.length > 1 && isKnown && m.next_urgency()} isFlush>
      <Body ref={root} tabIndex={-1} role="group" aria-label={title} {...events}>
        {!isKnown && waiting}
        {isKnown && error && <FailedPart error={error} />}
        {isKnown && !error && things.length === 0 && (
          <Quiet>
            <Text as="p" step="h3">
              {m.next_none()}
            </Text>
            <Text step="ui" tone="muted">
              {m.next_none_detail()}
            </Text>
          </Quiet>
        )}
        {isKnown && (
          <Suspense fallback={waiting}>
            <NextList>
              {shown.map((thing) => (
                <NextThingRow
                  key={thing.key}
                  thing={thing}
                  profile={profile}
                  season={season}
                  mandatory={mandatory}
                  now={now}
                />
              ))}
            </NextList>
            {more > 0 && (
              <Foot>
                <Button size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                  {isWhole ? m.dashboard_news_fewer() : m.next_more({ count: more })}
                </Button>
              </Foot>
            )}
          </Suspense>
        )}
      </Body>
    </Section>
  );
}
