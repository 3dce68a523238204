import { requestKeys, requestRepository, teamKeys, type RequestWords, type TeamRequest } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';

/** What can be done with requests. Every deed resolves once the lists that show it were told to come anew. @throws AppError */
export type RequestDeeds = {
  ask: (teamId: string, words: RequestWords) => Promise<TeamRequest>;
  invite: (teamId: string, userId: string, words: RequestWords) => Promise<TeamRequest>;
  answer: (requestId: string, isAccepted: boolean) => Promise<TeamRequest>;
  withdraw: (requestId: string) => Promise<TeamRequest>;
  reopen: (requestId: string) => Promise<TeamRequest>;
};

/** Asking, inviting, answering and taking back. A refusal also brings the lists anew: what they showed was old. */
export function useRequestDeeds(): RequestDeeds {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  const repository = requestRepository(supabase);
  const fresh = async (work: Promise<TeamRequest>): Promise<TeamRequest> => {
    try {
      return await work;
    } finally {
      void queryClient.invalidateQueries({ queryKey: requestKeys.all });
      void queryClient.invalidateQueries({ queryKey: teamKeys.all });
    }
  };
  return {
    ask: (teamId, words) => fresh(repository.ask(teamId, words)),
    invite: (teamId, userId, words) => fresh(repository.invitePerson(teamId, userId, words)),
    answer: (requestId, isAccepted) => fresh(repository.answer(requestId, isAccepted)),
    withdraw: (requestId) => fresh(repository.withdraw(requestId)),
    reopen: (requestId) => fresh(repository.reopen(requestId)),
  };
}
