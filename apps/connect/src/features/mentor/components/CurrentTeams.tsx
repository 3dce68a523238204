import { looksAfterOn, standInOn, type MentorAssignmentOfTeam } from '@grow/core/mentor';
import { berlinDay, dateInWords, dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../people';
import { SettingRow } from '../../profile';
import { takesFocus, useKeptFocus } from '../../seat';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { useMentoring } from '../useMentoring';
import { ReasonDialog } from './ReasonDialog';
import { StandInDialog } from './StandInDialog';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

type CurrentTeamProps = { assignment: MentorAssignmentOfTeam; day: string };

function CurrentTeam({ assignment, day }: CurrentTeamProps) {
  const { locale } = useLocale();
  const { userId, queries, mutations } = useMentoring();
  const people = useQuery(queries.people()).data;
  const [open, setOpen] = useState<'leave' | 'give'>();
  const { team, mentorId } = assignment;
  const leaving = useProductMutation(mutations.leaveTeam, {
    words: { done: m.mentoring_left({ team: team.name }) },
  });
  const giving = useProductMutation(mutations.giveToStandIn, {
    words: { done: m.mentoring_taken_back({ team: team.name }) },
  });
  const standInId = standInOn(assignment, day);
  const nameOf = (id: string) => {
    const person = people?.find((one) => one.userId === id);
    return person ? personName(person) : m.mentoring_somebody();
  };
  const until = assignment.standInUntil ? dateInWords(assignment.standInUntil, locale) : '';
  const takeBack = () =>
    giving.run({
      ...{ mentorId, standInId: undefined, until: undefined, from: undefined, teamIds: [team.id] },
    });
  if (mentorId !== userId) {
    return (
      <SettingRow label={team.name}>
        {m.mentoring_you_stand_in({ name: nameOf(mentorId), time: until })}
      </SettingRow>
    );
  }
  return (
    <SettingRow
      label={team.name}
      action={
        <Actions>
          {assignment.standInId === undefined ? (
            <Button size="sm" onClick={() => setOpen('give')}>
              {m.mentoring_give()}
            </Button>
          ) : (
            <Button size="sm" isBusy={giving.isBusy} onClick={takeBack}>
              {m.mentoring_take_back()}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setOpen('leave')}>
            {m.mentoring_leave()}
          </Button>
          <StandInDialog
            isOpen={open === 'give'}
            onClose={() => setOpen(undefined)}
            assignment={assignment}
          />
          <ReasonDialog
            isOpen={open === 'leave'}
            onClose={() => setOpen(undefined)}
            title={m.mentoring_leave_title({ team: team.name })}
            detail={m.mentoring_leave_detail()}
            action={m.mentoring_leave()}
            draft={['leaveTeam', assignment.id]}
            send={async (reason) => leaving.send({ assignment, reason })}
          />
        </Actions>
      }
    >
      {standInId === undefined
        ? m.mentoring_yours({ day: dayInWords(assignment.answeredAt ?? assignment.createdAt, locale) })
        : m.mentoring_stand_in_until({ name: nameOf(standInId), time: until })}
    </SettingRow>
  );
}

/** The teams that a mentor looks after now, to be given to a stand-in or up. */
export function CurrentTeams({ assignments }: { assignments: readonly MentorAssignmentOfTeam[] }) {
  const [day] = useState(() => berlinDay(new Date()));
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const { userId } = useMentoring();
  const current = assignments.filter((assignment) => looksAfterOn(assignment, userId, day));
  return (
    <div ref={root} {...events} tabIndex={-1}>
      <Section title={m.mentoring_teams()} titleStep="h2" isFlush>
        {[...current]
          .sort((one, other) => one.team.name.localeCompare(other.team.name))
          .map((assignment) => (
            <CurrentTeam key={assignment.id} assignment={assignment} day={day} />
          ))}
        {current.length === 0 && (
          <Text step="ui" tone="muted" style={{ paddingBlock: 16 }} {...takesFocus}>
            {m.assigned_empty()}
          </Text>
        )}
      </Section>
    </div>
  );
}
