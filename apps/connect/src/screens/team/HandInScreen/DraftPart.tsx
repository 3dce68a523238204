import {
  handInPartState,
  hasConflict,
  isPartReady,
  shownPart,
  type ConflictChoice,
  type HandInDrafts,
  type HandInRecord,
  type PartDraft,
  type PartValue,
} from '@grow/core/hand-in';
import type { MilestonePart } from '@grow/core/milestone';
import type { Team, TeamPerson } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Button, HandInPart, TwoTexts, WriterNote } from '@grow/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useAvatarPerson } from '../../../features/team';
import { partStateWords } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';
import { PartField, usedCharacters } from './PartField';

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  align-items: flex-start;
  justify-content: space-between;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  &:empty {
    display: none;
  }
  [data-fault] {
    color: var(--color-critical);
    font-weight: 560;
  }
  [data-count] {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`;

const faults: Record<string, () => string> = {
  too_long: m.hand_in_fault_too_long,
  too_many: m.hand_in_fault_too_many,
  no_link: m.hand_in_fault_no_link,
  file_unknown: m.hand_in_fault_file,
  file_kind: m.hand_in_fault_file,
  test_unknown: m.hand_in_fault_test,
};

/** Why something that was typed is not taken, in a sentence; undefined when nothing is refused. */
export function faultWords({ problem }: PartDraft): string | undefined {
  if (problem?.kind !== 'refused') return undefined;
  return (faults[problem.details ?? ''] ?? m.hand_in_fault_other)();
}

function Writer({ person }: { person: TeamPerson | undefined }) {
  const avatar = useAvatarPerson(person);
  const name = person?.firstName ?? m.hand_in_somebody();
  return (
    <WriterNote avatar={<Avatar size={24} {...avatar} />}>
      <b>{m.hand_in_writes_here({ name })}</b> {m.hand_in_writes_detail()}
    </WriterNote>
  );
}

type ConflictProps = {
  draft: PartDraft;
  person: TeamPerson | undefined;
  onChoose: (choice: ConflictChoice) => void;
};

const wordsOf = (value: PartValue) => ('text' in value ? value.text : Object.values(value).flat().join('\n'));

/** Both texts of a part that two people changed. */
function Conflict({ draft, person, onChoose }: ConflictProps) {
  const { locale } = useLocale();
  const name = person?.firstName ?? m.hand_in_somebody();
  const time = draft.saved.writtenAt ? timeInWords(draft.saved.writtenAt, locale) : '';
  const title = m.hand_in_conflict({ name });
  return (
    <TwoTexts
      aria-label={title}
      title={title}
      mine={{ label: m.hand_in_conflict_yours(), text: wordsOf(shownPart(draft)) }}
      theirs={{ label: m.hand_in_conflict_theirs({ name, time }), text: wordsOf(draft.saved.value) }}
      actions={
        <>
          <Button size="sm" onClick={() => onChoose('mine')}>
            {m.hand_in_conflict_keep()}
          </Button>
          <Button size="sm" onClick={() => onChoose('theirs')}>
            {m.hand_in_conflict_take({ name })}
          </Button>
          {'text' in draft.saved.value && (
            <Button size="sm" onClick={() => onChoose('both')}>
              {m.hand_in_conflict_both()}
            </Button>
          )}
        </>
      }
    />
  );
}

type DraftPartProps = {
  team: Team;
  milestoneId: string;
  part: MilestonePart;
  record: HandInRecord | null;
  draft: PartDraft;
  drafts: HandInDrafts;
  people: ReadonlyMap<string, TeamPerson>;
  /** Who else writes here. */
  writer: string | undefined;
  onWrite: (partKey: string | undefined) => void;
};

/** One part as it is written: what is asked for, the field, who else writes, and what stands in the way. */
export function DraftPart(props: DraftPartProps) {
  const { team, milestoneId, part, record, draft, drafts, people, writer, onWrite } = props;
  const { locale } = useLocale();
  const id = useId();
  const value = shownPart(draft);
  const newest = record?.versions[0];
  const state = handInPartState(part, value, newest);
  const used = usedCharacters(part, draft);
  const fault = faultWords(draft);
  const label = inLocale(part.label, locale);
  return (
    <HandInPart
      id={`part-${part.key}`}
      title={label}
      help={inLocale(part.hint, locale)}
      state={partStateWords[state](newest?.number ?? 0)}
      isReady={isPartReady(value)}
      isMissing={state === 'missing'}
    >
      <PartField
        {...{ team, milestoneId, part, record, draft, label }}
        describedBy={id}
        onEdit={(change) => {
          onWrite(part.key);
          drafts.edit(part.key, change);
        }}
        onLeave={() => {
          onWrite(undefined);
          void drafts.flush(part.key);
        }}
      />
      <Below id={id}>
        {fault && (
          <span data-fault="" role="alert">
            {fault}
          </span>
        )}
        {used && <span data-count="">{m.hand_in_characters({ count: used.count, max: used.max })}</span>}
      </Below>
      {writer !== undefined && !hasConflict(draft) && <Writer person={people.get(writer)} />}
      {hasConflict(draft) && (
        <Conflict
          draft={draft}
          person={people.get(draft.saved.writtenBy ?? '')}
          onChoose={(choice) => drafts.dispatch(part.key, { type: 'chosen', choice })}
        />
      )}
      {draft.setAside && (
        <div>
          <Button size="sm" onClick={() => drafts.dispatch(part.key, { type: 'broughtBack' })}>
            {m.hand_in_bring_back()}
          </Button>
        </div>
      )}
    </HandInPart>
  );
}
