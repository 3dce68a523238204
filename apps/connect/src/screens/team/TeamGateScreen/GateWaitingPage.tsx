import type { RoundKind } from '@grow/core/round';
import type { TeamGate } from '@grow/core/gate';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { PageHeader, Section, Text, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import { gateNames } from '../../../features/gate';
import { m } from '../../../paraglide/messages';
import { GateLine } from './GateLine';
import { ToTeam } from './ToTeam';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  padding-bottom: 72px;
`;

type GateWaitingPageProps = { kind: RoundKind; gate: TeamGate; team: Team; season: Season };

/** Before anybody knows: where and when the team pitches, and that everybody hears in the same minute. Nothing else is known here. */
export function GateWaitingPage({ kind, gate, team, season }: GateWaitingPageProps) {
  const { locale } = useLocale();
  const where = [gate.stage, gate.venue].filter(Boolean).join(', ');
  return (
    <Wrap>
      <ToTeam team={team} />
      <PageHeader mark={gateNames[kind]()} title={m.gates_waiting_title()} lead={m.gates_waiting_lead()} />
      <Body>
        <GateLine kind={kind} team={team} season={season} />
        <Section title={m.gates_your_pitch()}>
          {gate.startsAt ? (
            <Text>
              {m.gates_pitch_at({ time: dateTimeInWords(gate.startsAt, locale), where })}{' '}
              {gate.position !== undefined && m.gates_pitch_position({ position: gate.position })}
            </Text>
          ) : (
            <Text tone="muted">{m.gates_pitch_open()}</Text>
          )}
          <Text step="ui" tone="muted">
            {m.gates_waiting_detail()}
          </Text>
        </Section>
      </Body>
    </Wrap>
  );
}
