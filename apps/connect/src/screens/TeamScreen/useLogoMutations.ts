import { logoRepository, teamKeys, type Team } from '@grow/core';
import { useGrowClient, useUserId } from '@grow/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Replacing and removing a team's logo. Both settle with the team as it is stored then. */
export function useLogoMutations(team: Team) {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  const repository = logoRepository(supabase);
  const onMutate = () => queryClient.cancelQueries({ queryKey: teamKeys.own(userId) });
  const keep = (stored: Team) => {
    queryClient.setQueryData(teamKeys.own(userId), stored);
    void queryClient.invalidateQueries({ queryKey: teamKeys.all });
  };
  const upload = useMutation({
    networkMode: 'always',
    onMutate,
    /** Cuts the picture, then stores it. @throws AppError */
    mutationFn: async (cut: () => Promise<Blob>) => {
      const picture = await cut();
      const stored = await repository.uploadLogo({ teamId: team.id, picture, current: team.logo });
      return { stored, picture };
    },
    onSuccess: ({ stored, picture }) => {
      queryClient.setQueryData(teamKeys.logo(stored.logo), picture);
      keep(stored);
    },
  });
  const remove = useMutation({
    networkMode: 'always',
    onMutate,
    mutationFn: () => repository.removeLogo(team.id),
    onSuccess: keep,
  });
  return { upload, remove };
}
