import { privacyMutations, privacyQueries, type RetentionLine } from '@grow/core/privacy';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Skeleton, SkeletonGroup, Table, Text, type TableColumn } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../../../features/officeHour';
import { useKeptFocus } from '../../../features/seat';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { RunDialog } from './RunDialog';
import { foundInWords, keptForInWords, removedInWords, ruleWords, whenInWords } from './retentionWords';

const Stack = styled.div`
  display: grid;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
`;

const HOUR_MS = 3_600_000;

/** What a look found may be removed for an hour, and once. */
function isRemovable({ lastLook, lastRun }: RetentionLine, now: Date): boolean {
  if (!lastLook || lastLook.found === 0 || now.getTime() - lastLook.startedAt.getTime() > HOUR_MS)
    return false;
  return !lastRun?.finishedAt || lastRun.isAutomatic || lastRun.startedAt < lastLook.startedAt;
}

type Ask = (line: RetentionLine) => void;

function LineActions({ line, now, onRemove }: { line: RetentionLine; now: Date; onRemove: Ask }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const what = ruleWords[line.rule]();
  const looking = useProductMutation(privacyMutations(supabase).look, {
    words: { done: (look) => `${what}: ${foundInWords(look, locale)}`, failed: m.retention_not_looked() },
  });
  return (
    <Actions>
      <Button
        size="sm"
        isBusy={looking.isBusy}
        busyLabel={m.retention_looking()}
        aria-label={m.retention_look_at({ what })}
        onClick={() => looking.run(line.rule)}
      >
        {m.retention_look()}
      </Button>
      {isRemovable(line, now) && (
        <Button size="sm" variant="danger" onClick={() => onRemove(line)}>
          {m.retention_remove({ count: (line.lastLook?.found ?? 0).toLocaleString(locale) })}
        </Button>
      )}
    </Actions>
  );
}

function columnsFor(locale: 'en' | 'de', now: Date, onRemove: Ask): TableColumn<RetentionLine>[] {
  return [
    {
      key: 'rule',
      header: m.retention_what(),
      columnRole: 'title',
      cell: ({ rule }) => <b>{ruleWords[rule]()}</b>,
    },
    {
      key: 'kept',
      header: m.retention_kept(),
      columnRole: 'meta',
      cell: (line) =>
        line.isAutomatic ? m.retention_kept_by_clock({ kept: keptForInWords(line) }) : keptForInWords(line),
    },
    {
      key: 'run',
      header: m.retention_last_run(),
      columnRole: 'meta',
      cell: ({ lastRun }) =>
        lastRun ? (
          <Stack>
            <span>{removedInWords(lastRun, locale)}</span>
            <Text as="span" step="small" tone="muted">
              {whenInWords(lastRun, locale)}
            </Text>
          </Stack>
        ) : (
          m.retention_never()
        ),
    },
    {
      key: 'look',
      header: m.retention_last_look(),
      columnRole: 'meta',
      cell: ({ lastLook }) =>
        lastLook ? (
          <Stack>
            <span>{foundInWords(lastLook, locale)}</span>
            <Text as="span" step="small" tone="muted">
              {whenInWords(lastLook, locale)}
            </Text>
          </Stack>
        ) : (
          m.retention_never_looked()
        ),
    },
    {
      key: 'actions',
      header: m.retention_actions(),
      columnRole: 'action',
      cell: (line) => <LineActions line={line} now={now} onRemove={onRemove} />,
    },
  ];
}

/** What is kept for how long: looked at first, then removed, with the last run as proof. */
export function RetentionPart() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const now = useNow();
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const [asked, setAsked] = useState<RetentionLine>();
  const { data, error } = useQuery(privacyQueries(supabase).retention());
  return (
    <Section title={m.retention_title()} isFlush>
      {data && (
        <div ref={root} tabIndex={-1} role="group" aria-label={m.retention_title()} {...events}>
          <Table
            caption={m.retention_title()}
            columns={columnsFor(locale, now, setAsked)}
            rows={data}
            rowKey={({ rule }) => rule}
          />
        </div>
      )}
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} shape="control" />
          ))}
        </SkeletonGroup>
      )}
      <Text step="small" tone="muted">
        {m.retention_note()}
      </Text>
      <RunDialog line={asked} onClose={() => setAsked(undefined)} />
    </Section>
  );
}
