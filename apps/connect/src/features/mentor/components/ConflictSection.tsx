import type { NamedMentorConflict } from '@grow/core/mentor';
import { Button, Section, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '../../people';
import { SettingRow } from '../../profile';
import { takesFocus, useKeptFocus } from '../../seat';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { useMentoring } from '../useMentoring';
import { ConflictDialog } from './ConflictDialog';

function Conflict({ conflict }: { conflict: NamedMentorConflict }) {
  const { mutations } = useMentoring();
  const withdrawing = useProductMutation(mutations.withdrawConflict, {
    words: {
      done: m.mentoring_conflict_gone(),
      undone: m.mentoring_conflict_saved(),
      notUndone: m.mentoring_conflict_not_back(),
    },
  });
  const { team, person, reason } = conflict;
  return (
    <SettingRow
      label={team?.name ?? (person ? personName(person) : m.mentoring_somebody())}
      action={
        <Button size="sm" isBusy={withdrawing.isBusy} onClick={() => withdrawing.run(conflict)}>
          {m.mentoring_conflict_withdraw()}
        </Button>
      }
    >
      {reason || m.mentoring_no_reason()}
    </SettingRow>
  );
}

/** Teams and people whom a mentor does not judge. */
export function ConflictSection() {
  const { userId, queries } = useMentoring();
  const conflicts = useQuery(queries.conflicts(userId));
  const [isOpen, setOpen] = useState(false);
  const { root, events } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={root} {...events} tabIndex={-1}>
      <Section
        title={m.mentoring_conflicts()}
        titleStep="h2"
        isFlush
        aside={
          <Button size="sm" onClick={() => setOpen(true)}>
            {m.mentoring_conflict_add()}
          </Button>
        }
      >
        <Text step="ui" tone="muted" style={{ paddingBlock: 16 }} {...takesFocus}>
          {m.mentoring_conflicts_lead()}
        </Text>
        {conflicts.isError && !conflicts.data && <FailedPart error={conflicts.error} />}
        {conflicts.data?.map((conflict) => (
          <Conflict key={conflict.id} conflict={conflict} />
        ))}
      </Section>
      <ConflictDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
