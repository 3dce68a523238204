import { AUDIT_PAGE_SIZE, type AuditEntry } from '@grow/core/audit';
import { berlinDay, dateWithYearInWords, dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { AuditDay, ButtonLink, EmptyState, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { auditLog, useAuditEntries, type AuditChoice } from '../../../features/audit';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { Choose } from '../../../shared/list';
import { FailedPart } from '../../../shared/state';
import { AuditLine } from './AuditLine';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  margin-top: 20px;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type AuditEntriesProps = { choice: AuditChoice; onChoose: Choose<AuditChoice> };

/** Entries by their day in Berlin, in the order in which they come. */
function byDay(entries: readonly AuditEntry[]): [day: string, entries: AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = berlinDay(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

const addressOf = (choice: AuditChoice) => {
  const query = auditLog.write(new URLSearchParams(), choice).toString();
  return fullPath(paths.adminAudit()) + (query === '' ? '' : `?${query}`);
};

function Nothing({ choice }: { choice: AuditChoice }) {
  if (!auditLog.isNarrowed(choice) && choice.before === undefined)
    return <EmptyState title={m.audit_empty()} description={m.audit_empty_detail()} />;
  // The way to take filters off stands above, beside their number.
  return (
    <EmptyState
      title={m.audit_none()}
      description={m.audit_none_detail()}
      action={
        choice.before !== undefined && (
          <ButtonLink size="sm" href={addressOf({ ...choice, before: undefined })} linkComponent={AppLink}>
            {m.audit_newest()}
          </ButtonLink>
        )
      }
    />
  );
}

/** A page of entries by day, and the ways to earlier ones and back to the newest. */
export function AuditEntries({ choice, onChoose }: AuditEntriesProps) {
  const { locale } = useLocale();
  const { data, error, isPlaceholderData } = useAuditEntries(choice);
  if (error && (!data || isPlaceholderData)) return <FailedPart error={error} />;
  if (!data) {
    return (
      <SkeletonGroup label={m.loading()}>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return <Nothing choice={choice} />;
  const today = berlinDay(new Date());
  const last = data.length < AUDIT_PAGE_SIZE ? undefined : data.at(-1)?.id;
  return (
    <div aria-busy={isPlaceholderData}>
      {byDay(data).map(([day, entries]) => (
        <AuditDay
          key={day}
          title={
            day === today ? m.audit_today({ day: dayInWords(day, locale) }) : dateWithYearInWords(day, locale)
          }
        >
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} onChoose={onChoose} />
          ))}
        </AuditDay>
      ))}
      <Foot>
        <Text step="small" tone="muted">
          {last === undefined ? `${m.audit_end_of_list()} ${m.audit_end()}` : m.audit_end()}
        </Text>
        <Links>
          {choice.before !== undefined && (
            <ButtonLink size="sm" href={addressOf({ ...choice, before: undefined })} linkComponent={AppLink}>
              {m.audit_newest()}
            </ButtonLink>
          )}
          {last !== undefined && (
            <ButtonLink size="sm" href={addressOf({ ...choice, before: last })} linkComponent={AppLink}>
              {m.audit_earlier()}
            </ButtonLink>
          )}
        </Links>
      </Foot>
    </div>
  );
}
