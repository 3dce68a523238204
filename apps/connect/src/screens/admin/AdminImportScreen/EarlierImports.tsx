import type { PeopleImport } from '@grow/core/people-import';
import { dateParts } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';
import { useImports } from './useImport';

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  font-size: 0.9375rem;
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 12px;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  time {
    color: var(--color-ink-muted);
  }
  a {
    font-weight: 620;
  }
`;

function standing(
  { startedAt, job, undo, rowCount, leftOut }: PeopleImport,
  count: (n: number) => string,
): string {
  if (!startedAt) return m.import_earlier_draft({ count: count(rowCount) });
  if (undo?.state === 'done') return m.import_earlier_undone();
  if (job?.state === 'waiting' || job?.state === 'running') return m.import_earlier_running();
  return m.import_earlier_rows({ count: count(job?.total ?? rowCount - leftOut) });
}

/** Imports so far, and one's own drafts. */
export function EarlierImports({ but }: { but?: string }) {
  const { locale } = useLocale();
  const { data, error } = useImports();
  if (!data) {
    if (error) return <FailedPart error={error} />;
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </SkeletonGroup>
    );
  }
  const shown = data.filter(({ id }) => id !== but);
  if (shown.length === 0) return <Text tone="muted">{m.import_earlier_none()}</Text>;
  return (
    <List>
      {shown.map((one) => {
        const at = one.startedAt ?? one.createdAt;
        const { day, month } = dateParts(at, locale);
        return (
          <li key={one.id}>
            <time dateTime={at.toISOString()}>
              {day} {month}
            </time>
            <span>
              <TextLink href={`${fullPath(paths.adminImport())}?import=${one.id}`} linkComponent={AppLink}>
                {one.name}
              </TextLink>
              , {standing(one, (count) => count.toLocaleString(locale))}
            </span>
          </li>
        );
      })}
    </List>
  );
}
