import { presences, type HostedStage, type Presence, type StagedTeam } from '@grow/core/round';
import { ActionMenu, Badge, type BadgeTone, type MenuAction } from '@grow/ui';
import { styled } from 'styled-components';
import { swappableWith } from '../../../features/round';
import { TeamPicture } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import type { PresenceControl } from './usePresence';

const Root = styled.li`
  display: grid;
  grid-template-columns: 3.25rem 40px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 72px;
  padding-block: 10px;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  time {
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-muted);
  }
  &[data-presence='on_stage'] time {
    color: var(--color-ink);
    font-weight: 640;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
`;

const words: Record<Presence, () => string> = {
  expected: m.host_expected,
  on_stage: m.host_on_stage,
  pitched: m.host_pitched,
  absent: m.host_absent,
};

const tones: Record<Presence, BadgeTone> = {
  expected: 'muted',
  on_stage: 'accent',
  pitched: 'neutral',
  absent: 'caution',
};

type HostRowProps = {
  hosted: HostedStage;
  team: StagedTeam;
  /** When it begins, in words. */
  time: string;
  /** Undefined where nothing can be changed. */
  presence: PresenceControl | undefined;
  onSwap: () => void;
};

/** A team in the order of a stage, with what can be said about it. */
export function HostRow({ hosted, team, time, presence, onSwap }: HostRowProps) {
  const others = presences.filter((one) => one !== team.presence && one !== 'expected');
  const said = team.presence === 'expected' ? others : [...others, 'expected' as const];
  const actions: MenuAction[] = said.map((one) => ({
    key: one,
    label: words[one](),
    onSelect: () => presence?.set(team, one),
  }));
  if (swappableWith(hosted, team.id).length > 0)
    actions.push({ key: 'swap', label: m.host_swap(), onSelect: onSwap });
  return (
    <Root data-presence={team.presence}>
      <time>{time}</time>
      <TeamPicture team={team} size={40} />
      <Words>
        <b>{team.name}</b>
        <Badge tone={tones[team.presence]}>{words[team.presence]()}</Badge>
      </Words>
      {presence && <ActionMenu label={m.host_actions({ team: team.name })} actions={actions} />}
    </Root>
  );
}
