import { teamKeys, teamRoleRepository, type TeamRole, type TeamRoleChanges } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useOptimisticList } from '../../features/team';
import { useUndoable } from '../../features/undo';
import { m } from '../../paraglide/messages';

/** Adding, changing and removing whom a team looks for. A removed role can be brought back. */
export function useRoleDeeds(teamId: string) {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  const repository = teamRoleRepository(supabase);
  const changed = useOptimisticList<TeamRole>(teamKeys.roles(teamId));
  const { start } = useUndoable();
  // The team's wanted skills follow its roles.
  const told = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    void queryClient.invalidateQueries({ queryKey: teamKeys.all });
    return done;
  };

  async function restore({ title, skills, filledBy }: TeamRole): Promise<void> {
    const role = await told(repository.addRole(teamId, title, skills));
    if (filledBy !== undefined) await told(repository.updateRole(role.id, { filledBy }));
  }

  return {
    /** @throws AppError */
    add: async (title: string, skills: readonly string[], filledBy: string | null): Promise<void> => {
      const role = await told(repository.addRole(teamId, title, skills));
      if (filledBy !== null) await told(repository.updateRole(role.id, { filledBy }));
    },
    /** @throws AppError */
    update: (id: string, changes: TeamRoleChanges) => told(repository.updateRole(id, changes)),
    remove: (role: TeamRole): void => {
      void start({
        run: () =>
          changed(
            (roles) => roles.filter(({ id }) => id !== role.id),
            () => told(repository.removeRole(role.id)),
          ),
        undo: () => restore(role),
        words: {
          done: m.team_role_removed({ role: role.title }),
          detail: m.team_role_removed_detail(),
          failed: m.team_role_not_removed({ role: role.title }),
          undone: m.team_role_restored({ role: role.title }),
          notUndone: m.team_role_not_restored({ role: role.title }),
        },
      });
    },
  };
}
