import { reportQueries, type ReportedError } from '@grow/core/report';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { EmptyState, Section, Skeleton, SkeletonGroup, Tag, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { kindWords } from './reportWords';

const List = styled.ul`
  border-top: 1px solid var(--color-line);
  li {
    display: grid;
    gap: 6px;
    padding: 14px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  summary {
    width: fit-content;
    padding: 4px 0;
    font-size: 0.875rem;
    cursor: pointer;
  }
  pre {
    margin: 4px 0 0;
    font-size: 0.8125rem;
    white-space: pre-wrap;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: baseline;
  b:last-child {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`;

function Row({ error }: { error: ReportedError }) {
  const { locale } = useLocale();
  const { kind, code, message, route, app, releases, stack, count, firstAt, lastAt } = error;
  const seen = { first: dateTimeInWords(firstAt, locale), last: dateTimeInWords(lastAt, locale) };
  return (
    <li>
      <Head>
        <b>{code}</b>
        <Tag>{kindWords[kind]()}</Tag>
        <b>
          {count === 1 ? m.reports_count_one() : m.reports_count({ count: count.toLocaleString(locale) })}
        </b>
      </Head>
      {message !== '' && <Text step="ui">{message}</Text>}
      <Text step="small" tone="muted">
        {m.reports_where({ app, route })} {m.reports_seen(seen)}{' '}
        {releases.length > 0 && m.reports_releases({ releases: releases.join(', ') })}
      </Text>
      {stack !== '' && (
        <details>
          <summary>{m.reports_stack()}</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </li>
  );
}

const keyOf = ({ app, kind, route, code, message }: ReportedError) =>
  [app, kind, route, code, message].join('\n');

/** Errors of the last days, the most frequent first. */
export function ErrorsPart({ days }: { days: number }) {
  const { supabase } = useGrowClient();
  const { data, error } = useQuery(reportQueries(supabase).errors(days));
  return (
    <Section title={m.reports_errors()}>
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && (
        <EmptyState title={m.reports_no_errors()} description={m.reports_no_errors_detail()} />
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((one) => (
            <Row key={keyOf(one)} error={one} />
          ))}
        </List>
      )}
    </Section>
  );
}
