import { useLocale } from '@grow/shell';
import { auditMostCounted } from '@grow/core/audit';
import { Button, FilterTag, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { auditLog, useAuditCount, useAuditEntries, type AuditChoice } from '../../../features/audit';
import { m } from '../../../paraglide/messages';
import type { Choose } from '../../../shared/list';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 44px;
`;

type AuditTagsProps = { choice: AuditChoice; onChoose: Choose<AuditChoice> };

function countWords(count: number, most: number, locale: string): string {
  if (count === 1) return m.audit_count_one();
  return count > most
    ? m.audit_count_more({ count: most.toLocaleString(locale) })
    : m.audit_count({ count: count.toLocaleString(locale) });
}

/** How many entries are found, and the team and the person that they are narrowed to. */
export function AuditTags({ choice, onChoose }: AuditTagsProps) {
  const { locale } = useLocale();
  const { before: _, ...filter } = choice;
  const count = useAuditCount(filter);
  const entries = useAuditEntries(choice).data ?? [];
  const team = entries.find((entry) => entry.team?.id === choice.teamId)?.team?.name;
  const person = entries
    .find((entry) => entry.names.has(choice.personId ?? ''))
    ?.names.get(choice.personId ?? '');
  const tags = [
    {
      key: 'team',
      isOn: choice.teamId !== undefined,
      words: m.audit_tag_team({ name: team ?? m.audit_tag_chosen() }),
      onRemove: () => onChoose({ teamId: undefined }),
    },
    {
      key: 'person',
      isOn: choice.personId !== undefined,
      words: m.audit_tag_person({ name: person ?? m.audit_tag_chosen() }),
      onRemove: () => onChoose({ personId: undefined }),
    },
  ];
  return (
    <Row>
      {/* What the focus goes to once a button that takes a filter off is gone. */}
      <Text as="h2" step="ui" aria-live="polite">
        <b>{count === undefined ? m.audit_list() : countWords(count, auditMostCounted(filter), locale)}</b>
      </Text>
      {tags
        .filter(({ isOn }) => isOn)
        .map(({ key, words, onRemove }) => (
          <FilterTag key={key} removeLabel={m.audit_tag_remove({ name: words })} onRemove={onRemove}>
            {words}
          </FilterTag>
        ))}
      {auditLog.isNarrowed(choice) && (
        <Button size="sm" onClick={() => onChoose(auditLog.none)}>
          {m.audit_clear()}
        </Button>
      )}
    </Row>
  );
}
