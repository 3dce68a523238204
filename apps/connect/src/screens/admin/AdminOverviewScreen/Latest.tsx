import type { MatrixWeek } from '@grow/core/hand-in-admin';
import { useLocale } from '@grow/shell';
import { fingerReach, Section, Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { newsAddress, newsTime, newsWords, useSeasonNews } from '../../../features/overview';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

const Lines = styled.ul`
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: 12px;
    align-items: baseline;
    padding: 11px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  time {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  a {
    ${fingerReach}
  }
`;

const Nothing = styled(Text)`
  padding-top: 22px;
`;

/** What happened last, newest first. */
export function Latest({ weeks, now }: { weeks: readonly MatrixWeek[]; now: Date }) {
  const { locale } = useLocale();
  const { data: news, error } = useSeasonNews();
  return (
    <Section title={m.overview_latest()} isFlush>
      {news?.length === 0 && <Nothing tone="muted">{m.overview_latest_none()}</Nothing>}
      {news && news.length > 0 && (
        <Lines>
          {news.map((one) => (
            <li key={`${one.kind} ${one.team.id} ${one.at.getTime()}`}>
              <time dateTime={one.at.toISOString()}>{newsTime(one.at, now, locale)}</time>
              <TextLink href={newsAddress(one)} variant="plain" linkComponent={AppLink}>
                {newsWords(one, weeks, locale)}
              </TextLink>
            </li>
          ))}
        </Lines>
      )}
      {!news && error && <FailedPart error={error} />}
      {!news && !error && (
        <SkeletonGroup label={m.loading()}>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} shape="line" />
          ))}
        </SkeletonGroup>
      )}
    </Section>
  );
}
