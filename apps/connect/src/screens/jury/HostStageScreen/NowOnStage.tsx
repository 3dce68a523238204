import { stageTimeAt, type HostedStage } from '@grow/core/round';
import { timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { hostOrderOf } from '../../../features/round';
import { TeamPicture } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import type { PresenceControl } from './usePresence';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Team = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  overflow-wrap: anywhere;
`;

const Step = styled.div`
  display: grid;
  gap: 10px;
`;

type NowOnStageProps = { hosted: HostedStage; presence: PresenceControl };

/** The team on stage, and the one step that a host takes every few minutes. */
export function NowOnStage({ hosted, presence }: NowOnStageProps) {
  const { locale } = useLocale();
  const { stage, teams } = hosted;
  const { onStage, next, isOver } = hostOrderOf(hosted);
  const timeOf = (position: number) => timeInWords(stageTimeAt(stage, position), locale);
  return (
    <Section title={m.host_on_stage()}>
      <Parts>
        {onStage ? (
          <Team>
            <TeamPicture team={onStage} size={84} />
            <div>
              <Text as="h3" step="h1">
                {onStage.name}
              </Text>
              <Text tone="muted">
                {m.host_place({
                  time: timeOf(onStage.position),
                  position: onStage.position,
                  count: teams.length,
                })}
              </Text>
            </div>
          </Team>
        ) : (
          <div>
            <Text as="h3" step="h2">
              {isOver ? m.host_over() : m.host_nobody()}
            </Text>
            {isOver && <Text tone="muted">{m.host_over_detail()}</Text>}
          </div>
        )}
        {(next ?? onStage) && (
          <Step>
            <Text tone="muted">
              {next ? m.host_next_is({ team: next.name, time: timeOf(next.position) }) : m.host_last()}
            </Text>
            <Button
              variant="primary"
              size="lg"
              isBlock
              isBusy={presence.isBusy}
              onClick={() => {
                if (next) presence.set(next, 'on_stage');
                else if (onStage) presence.set(onStage, 'pitched');
              }}
            >
              {next ? m.host_next() : m.host_end()}
            </Button>
          </Step>
        )}
      </Parts>
    </Section>
  );
}
