import { pulseOfWeek, speakingPulse, disagreeingPulses, type NamedPulse } from '@grow/core/pulse';
import type { Team } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { Button, PulseAnswer, PulseStrip, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { takesFocus, useKeptFocus } from '../../seat';
import { ActionItemAnswers, useActionItems, useAsksForAnswers } from '../../actionItem';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { pulseDetail, pulseNote, pulseWords, stripWeeks } from '../pulseWords';
import { useAnswerPulse } from '../useAnswerPulse';
import { useTeamMentor, useTeamPulses } from '../usePulses';
import { PulseForm } from './PulseForm';
import { StillIn } from './StillIn';

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

const Items = styled.div`
  & > p {
    padding-bottom: 6px;
    border-bottom: 1px solid var(--color-line);
  }
`;

type WeekPulseProps = { team: Team; week: number };

/** What the team said, line by line: the one that speaks for it first. */
function Lines({ team, week, pulses }: WeekPulseProps & { pulses: readonly NamedPulse[] }) {
  const { locale } = useLocale();
  const [now] = useState(() => new Date());
  const said = pulseOfWeek(pulses, week, team.id);
  const first = speakingPulse(said);
  const rest = said.lines.filter((line) => line !== first && (line.note !== '' || line.state !== said.state));
  return (
    <>
      {[...(first ? [first] : []), ...rest].map((line) => (
        <PulseAnswer
          key={line.id}
          {...(line === first ? takesFocus : {})}
          state={line.state}
          title={pulseWords(line.state)}
          note={pulseNote(line)}
          detail={pulseDetail(line, now, locale)}
        />
      ))}
      {disagreeingPulses(said).length > 0 && (
        <Text step="small" tone="muted">
          {m.pulse_stuck_wins()}
        </Text>
      )}
    </>
  );
}

function Returning({ team, week }: WeekPulseProps): ReactNode {
  const asks = useAsksForAnswers(team.id, week);
  if (!asks) return null;
  return (
    <Items>
      <Text step="small" tone="muted">
        {m.pulse_advice_from_before()}
      </Text>
      <ActionItemAnswers team={team} week={week} />
    </Items>
  );
}

type BodyProps = WeekPulseProps & {
  pulses: readonly NamedPulse[];
  isChanging: boolean;
  setIsChanging: (isChanging: boolean) => void;
};

function Body({ team, week, pulses, isChanging, setIsChanging }: BodyProps) {
  const mentor = useTeamMentor(team.id).data;
  const { own, answer } = useAnswerPulse(team, week, pulses);
  const isAnswered = pulseOfWeek(pulses, week, team.id).state !== undefined;
  const items = <Returning team={team} week={week} />;
  const name = mentor?.firstName || undefined;
  const isAsking = !isAnswered || isChanging;
  return (
    <>
      {isAsking && (
        <PulseForm
          teamId={team.id}
          week={week}
          chosen={own?.state}
          note={own?.note ?? ''}
          mentor={name}
          onAnswer={(state, note) => {
            answer(state, note);
            setIsChanging(false);
          }}
          onCancel={isChanging ? () => setIsChanging(false) : undefined}
        >
          {items}
        </PulseForm>
      )}
      {!isAsking && <Lines team={team} week={week} pulses={pulses} />}
      {!isAsking && items}
      <PulseStrip label={m.pulse_strip()} weeks={stripWeeks(pulses, week, team.id)} current={week} />
      {isAsking && (
        <Text step="small" tone="muted">
          {name ? m.pulse_one_a_week({ name }) : m.pulse_one_a_week_alone()}
        </Text>
      )}
    </>
  );
}

/** The team's check-in of the week: two taps, then what was said, and what comes back until it is answered. */
export function WeekPulse({ team, week }: WeekPulseProps) {
  const pulses = useTeamPulses(team.id);
  // Shown together: what comes back stands above the strip, and would push it down.
  const areItemsPending = useActionItems(team.id).isPending;
  const [isChanging, setIsChanging] = useState(false);
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const said = pulseOfWeek(pulses.data ?? [], week, team.id);
  const title = m.pulse_title({ week });
  const isAnswered = said.state !== undefined && !isChanging;
  return (
    <Section
      title={title}
      aside={
        isAnswered ? (
          <Button size="xs" variant="ghost" onClick={() => setIsChanging(true)}>
            {m.pulse_change()}
          </Button>
        ) : (
          m.pulse_two_taps()
        )
      }
    >
      <Stack ref={root} tabIndex={-1} role="group" aria-label={title} {...events}>
        <StillIn teamId={team.id} />
        {(pulses.isPending || (pulses.data && areItemsPending)) && (
          <SkeletonGroup label={m.loading()}>
            <Skeleton shape="card" />
          </SkeletonGroup>
        )}
        {pulses.isError && !pulses.data && <FailedPart error={pulses.error} />}
        {pulses.data && !areItemsPending && (
          <Body
            team={team}
            week={week}
            pulses={pulses.data}
            isChanging={isChanging}
            setIsChanging={setIsChanging}
          />
        )}
      </Stack>
    </Section>
  );
}
