import { auditActions, auditKinds } from '@grow/core/audit';
import { Button, Field, Input, media, SearchInput } from '@grow/ui';
import { styled } from 'styled-components';
import { actionWords, kindWords, useAuditActors, type AuditChoice } from '../../../features/audit';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useSearchBox, type Choose } from '../../../shared/list';

const Row = styled.form`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) 160px 160px auto;
  }
`;

type AuditFiltersProps = {
  choice: AuditChoice;
  onChoose: Choose<AuditChoice>;
  onPick: () => void;
};

/** Which entries to show: by words of the reason, who did it, kind, what was done, days, and the way to a team or a person. */
export function AuditFilters({ choice, onChoose, onPick }: AuditFiltersProps) {
  const box = useSearchBox(choice.reason, (reason) => onChoose({ reason }, { isTyping: true }));
  const actors = useAuditActors();
  const nameOf = (id: string) =>
    id === 'automatic'
      ? m.audit_automatic()
      : (actors.find((actor) => actor.id === id)?.name ?? m.audit_tag_chosen());
  return (
    <Row {...box.form}>
      <Field label={m.audit_search()}>
        <SearchInput placeholder={m.audit_search_hint()} {...box.input} />
      </Field>
      <FilterSelect
        label={m.audit_actor()}
        all={m.audit_everybody()}
        value={choice.actor}
        values={['automatic', ...actors.map(({ id }) => id)]}
        wordsOf={nameOf}
        onChoose={(actor) => onChoose({ actor })}
      />
      <FilterSelect
        label={m.audit_kind()}
        all={m.audit_everything()}
        value={choice.kind}
        values={auditKinds}
        wordsOf={(kind) => kindWords[kind]()}
        onChoose={(kind) => onChoose({ kind })}
      />
      <FilterSelect
        label={m.audit_action()}
        all={m.audit_every_action()}
        value={choice.action}
        values={auditActions}
        wordsOf={(action) => actionWords[action]()}
        onChoose={(action) => onChoose({ action })}
      />
      <Field label={m.audit_from()}>
        <Input
          type="date"
          value={choice.from ?? ''}
          max={choice.to}
          onChange={({ target }) => onChoose({ from: target.value || undefined })}
        />
      </Field>
      <Field label={m.audit_to()}>
        <Input
          type="date"
          value={choice.to ?? ''}
          min={choice.from}
          onChange={({ target }) => onChoose({ to: target.value || undefined })}
        />
      </Field>
      <Button type="button" onClick={onPick}>
        {m.audit_pick()}
      </Button>
    </Row>
  );
}
