import { absencesFrom, type MentorAbsence } from '@grow/core/mentor';
import { berlinDay, daysInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
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
import { AbsenceDialog } from './AbsenceDialog';

function Absence({ absence }: { absence: MentorAbsence }) {
  const { locale } = useLocale();
  const { queries, mutations } = useMentoring();
  const people = useQuery(queries.people()).data;
  const clearing = useProductMutation(mutations.clearAbsence, {
    words: { done: m.mentoring_back(), undone: m.mentoring_away_saved(), notUndone: m.mentoring_not_away() },
  });
  const standIn = people?.find(({ userId }) => userId === absence.standInId);
  return (
    <SettingRow
      label={daysInWords({ from: absence.startsOn, to: absence.endsOn }, locale)}
      action={
        <Button size="sm" isBusy={clearing.isBusy} onClick={() => clearing.run(absence)}>
          {m.mentoring_back_say()}
        </Button>
      }
    >
      {standIn ? m.mentoring_stand_in_named({ name: personName(standIn) }) : m.mentoring_no_stand_in()}
    </SettingRow>
  );
}

/** When a mentor is away, and who stands in. */
export function AbsenceSection() {
  const { userId, queries } = useMentoring();
  const absences = useQuery(queries.absences(userId));
  const [today] = useState(() => berlinDay(new Date()));
  const [isOpen, setOpen] = useState(false);
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const coming = absencesFrom(absences.data ?? [], today);
  return (
    <div ref={root} {...events} tabIndex={-1}>
      <Section
        title={m.mentoring_away()}
        titleStep="h2"
        isFlush
        aside={
          <Button size="sm" onClick={() => setOpen(true)}>
            {m.mentoring_away_add()}
          </Button>
        }
      >
        {coming.map((absence) => (
          <Absence key={absence.id} absence={absence} />
        ))}
        {absences.isError && !absences.data && <FailedPart error={absences.error} />}
        {absences.data && coming.length === 0 && (
          <Text step="ui" tone="muted" style={{ paddingBlock: 16 }} {...takesFocus}>
            {m.mentoring_never_away()}
          </Text>
        )}
      </Section>
      <AbsenceDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
