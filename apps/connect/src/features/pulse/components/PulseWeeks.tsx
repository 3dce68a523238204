import { pulseWeeks, type NamedPulse } from '@grow/core/pulse';
import type { Team } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { PulseAnswer, PulseStrip, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { pulseDetail, pulseNote, pulseWords, stripWeeks } from '../pulseWords';
import { useTeamPulses } from '../usePulses';

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

type PulseWeeksProps = {
  team: Team;
  /** The week of the season; undefined before and after it. */
  week: number | undefined;
  /** How many weeks there are to be shown. */
  until: number;
};

/** The latest lines that say what is in the way, one for each week. */
const notedOf = (pulses: readonly NamedPulse[], until: number, teamId: string) =>
  pulseWeeks(pulses, until, teamId)
    .reverse()
    .flatMap(({ week, lines }) => lines.filter(({ note }) => note !== '').map((line) => ({ week, line })))
    .slice(0, 3);

/** A team's check-ins week by week, and what was in the way of late. */
export function PulseWeeks({ team, week, until }: PulseWeeksProps) {
  const { locale } = useLocale();
  const pulses = useTeamPulses(team.id);
  const [now] = useState(() => new Date());
  const all = pulses.data ?? [];
  const noted = notedOf(all, until, team.id);
  return (
    <Section title={m.pulses_title()} titleStep="h2" id="check-ins">
      <Stack>
        {pulses.isPending && (
          <SkeletonGroup label={m.loading()}>
            <Skeleton width="long" />
          </SkeletonGroup>
        )}
        {pulses.isError && !pulses.data && <FailedPart error={pulses.error} />}
        {pulses.data && (
          <PulseStrip label={m.pulse_strip()} weeks={stripWeeks(all, until, team.id)} current={week} />
        )}
        {noted.map(({ week: of, line }) => (
          <PulseAnswer
            key={line.id}
            state={line.state}
            title={m.pulse_of_week({ state: pulseWords(line.state), week: of })}
            note={pulseNote(line)}
            detail={pulseDetail(line, now, locale)}
          />
        ))}
        {pulses.data && noted.length === 0 && (
          <Text step="small" tone="muted">
            {m.pulses_nothing_in_the_way()}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
