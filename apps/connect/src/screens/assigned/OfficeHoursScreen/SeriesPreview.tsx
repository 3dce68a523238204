import { officeHourQueries, type OfficeHourRule, type PreviewedSlot } from '@grow/core/office-hour';
import { inLocale } from '@grow/core/text';
import { dayInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { obstacleWords, slotsInWords } from '../../../features/officeHour';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

const Root = styled.div`
  display: grid;
  gap: 6px;
  padding-top: 14px;
  border-top: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.4;
  li {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

type Refusal = { key: string; day: string; why: string; times: readonly string[]; isWholeDay: boolean };

/** What cannot be had, by day and reason: the times where it is not the whole day. */
function refusalsOf(slots: readonly PreviewedSlot[]): Refusal[] {
  const days = [...new Set(slots.map(({ on }) => on))];
  return days.flatMap((day) => {
    const ofDay = slots.filter(({ on }) => on === day);
    const reasons = [...new Set(ofDay.flatMap(({ obstacle }) => obstacle ?? []))];
    return reasons.map((reason) => {
      const times = ofDay.filter(({ obstacle }) => obstacle === reason).map(({ time }) => time);
      return {
        ...{ key: `${day} ${reason}`, day, times },
        why: obstacleWords[reason](),
        isWholeDay: times.length === ofDay.length,
      };
    });
  });
}

type SeriesPreviewProps = {
  rule: OfficeHourRule;
  /** The series that is changed. */
  seriesId: string | undefined;
  /** How many slots can be had; undefined while it is not known. */
  onCount: (count: number | undefined) => void;
};

/** Before a series is saved: how many slots it makes, what cannot be had by date and why, and what else is at the time. */
export function SeriesPreview({ rule, seriesId, onCount }: SeriesPreviewProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const preview = useQuery(officeHourQueries(supabase).preview(rule, seriesId));
  const slots = preview.data ?? [];
  const had = slots.filter(({ obstacle }) => obstacle === undefined);
  const count = preview.data && had.length;
  const report = useEffectEvent(() => onCount(count));
  useEffect(() => {
    report();
  }, [count]);
  if (preview.isError && !preview.data) return <FailedPart error={preview.error} />;
  if (!preview.data) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="line" />
      </SkeletonGroup>
    );
  }
  const days = new Set(had.map(({ on }) => on)).size;
  return (
    <Root aria-live="polite">
      <b>
        {days === 1
          ? m.hours_preview_one({ slots: slotsInWords(had.length) })
          : m.hours_preview({ slots: slotsInWords(had.length), days })}
      </b>
      <ul>
        {refusalsOf(slots).map(({ key, day, why, times, isWholeDay }) => (
          <li key={key}>
            {isWholeDay
              ? m.hours_preview_day({ day: dayInWords(day, locale), why })
              : m.hours_preview_times({ day: dayInWords(day, locale), times: times.join(', '), why })}
          </li>
        ))}
        {had.flatMap(({ on, time, event }) =>
          event
            ? [
                <Text key={`${on} ${time}`} as="li" step="small" tone="caution">
                  {m.hours_preview_event({
                    ...{ day: dayInWords(on, locale), time },
                    title: inLocale({ en: event.titleEn, de: event.titleDe }, locale),
                  })}
                </Text>,
              ]
            : [],
        )}
      </ul>
    </Root>
  );
}
