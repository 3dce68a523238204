import {
  jurorMutations,
  type HostedStage,
  type Presence,
  type RoundKind,
  type StagedTeam,
} from '@grow/core/round';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const doneWords: Record<Presence, (name: { team: string }) => string> = {
  expected: m.host_done_expected,
  on_stage: m.host_done_on_stage,
  pitched: m.host_done_pitched,
  absent: m.host_done_absent,
};

/** Says of teams of a stage whether they are on it. */
export interface PresenceControl {
  readonly isBusy: boolean;
  readonly set: (team: StagedTeam, presence: Presence) => void;
}

/**
 * What a host says about teams; a toast tells it and takes it back. Going on to another team has no way back: the one before
 * would stay off the stage.
 */
export function usePresence(kind: RoundKind, { roundId, teams }: HostedStage): PresenceControl {
  const { supabase } = useGrowClient();
  const nameOf = (teamId: string) => ({ team: teams.find(({ id }) => id === teamId)?.name ?? '' });
  const changing = useProductMutation(jurorMutations(supabase).presence, {
    words: {
      done: (_, { teamId, presence }) => doneWords[presence](nameOf(teamId)),
      detail: (_, { presence }) => (presence === 'absent' ? m.host_absent_detail() : undefined),
      failed: ({ teamId }) => m.host_failed(nameOf(teamId)),
      undone: (_, { teamId, presence }) =>
        presence === 'on_stage' ? undefined : m.host_undone(nameOf(teamId)),
      notUndone: (_, { teamId }) => m.host_not_undone(nameOf(teamId)),
    },
  });
  return {
    isBusy: changing.isBusy,
    set: ({ id: teamId, presence: former }, presence) =>
      changing.run({ roundId, kind, teamId, presence, former }),
  };
}
