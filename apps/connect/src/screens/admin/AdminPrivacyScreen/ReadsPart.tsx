import { DATA_READS_PAGE_SIZE, privacyQueries, type DataRead, type DataReadKind } from '@grow/core/privacy';
import type { TeamPerson } from '@grow/core/team';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    justify-content: space-between;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 16px;
`;

const sentences: Record<DataReadKind, (given: { reader: string; person: string }) => string> = {
  copy: m.data_read_copy,
  confidences: m.data_read_confidences,
};

const nameOf = (person: TeamPerson | undefined): string =>
  person ? personName(person) : m.data_request_gone();

function Line({ read }: { read: DataRead }) {
  const { locale } = useLocale();
  return (
    <li>
      <span>{sentences[read.what]({ reader: nameOf(read.reader), person: nameOf(read.person) })}</span>
      <Text as="time" step="small" tone="muted">
        {dateTimeInWords(read.readAt, locale)}
      </Text>
    </li>
  );
}

/** Which organiser looked at what nobody but the person and organisers may see. */
export function ReadsPart() {
  const { supabase } = useGrowClient();
  const [before, setBefore] = useState<number>();
  const { data, error, isPlaceholderData } = useQuery({
    ...privacyQueries(supabase).reads(before),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={m.data_reads_title()} aside={m.data_reads_aside()} isFlush>
      {data && (
        <List aria-busy={isPlaceholderData}>
          {data.map((read) => (
            <Line key={read.id} read={read} />
          ))}
        </List>
      )}
      {data?.length === 0 && (
        <Foot>
          <Text step="ui" tone="muted">
            {before === undefined ? m.data_reads_none() : m.data_reads_no_more()}
          </Text>
        </Foot>
      )}
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      <Foot>
        {data?.length === DATA_READS_PAGE_SIZE && (
          <Button size="sm" onClick={() => setBefore(data.at(-1)?.id)}>
            {m.data_reads_earlier()}
          </Button>
        )}
        {before !== undefined && (
          <Button size="sm" onClick={() => setBefore(undefined)}>
            {m.data_reads_newest()}
          </Button>
        )}
      </Foot>
    </Section>
  );
}
