import {
  bulkQueries,
  peopleBulkMutations,
  teamsBulkMutations,
  type InvitationsRequest,
  type MessageRequest,
  type PeopleRoleRequest,
  type SuggestionRequest,
  type TeamsChangeRequest,
  type TeamsWithdrawalRequest,
} from '@grow/core/bulk';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

type Named = { readonly name: string };

const saved = { done: (_: unknown, { name }: Named) => m.view_saved({ name }) };
const replaced = { ...saved, failed: ({ name }: Named) => m.view_not_saved({ name }) };
const removed = {
  done: (_: unknown, { name }: Named) => m.view_removed({ name }),
  failed: ({ name }: Named) => m.view_not_removed({ name }),
  undone: (_: unknown, { name }: Named) => m.view_saved({ name }),
  notUndone: (_: unknown, { name }: Named) => m.view_removed({ name }),
};

/** Views of the list of people, and what changes them. */
export function usePeopleViews() {
  const { supabase } = useGrowClient();
  const mutations = peopleBulkMutations(supabase);
  return {
    views: useQuery(bulkQueries(supabase).peopleViews()).data,
    save: useProductMutation(mutations.saveView, { words: saved }),
    replace: useProductMutation(mutations.saveView, { words: replaced }),
    remove: useProductMutation(mutations.removeView, { words: removed }),
  };
}

/** Views of the list of teams, and what changes them. */
export function useTeamsViews() {
  const { supabase } = useGrowClient();
  const mutations = teamsBulkMutations(supabase);
  return {
    views: useQuery(bulkQueries(supabase).teamsViews()).data,
    save: useProductMutation(mutations.saveView, { words: saved }),
    replace: useProductMutation(mutations.saveView, { words: replaced }),
    remove: useProductMutation(mutations.removeView, { words: removed }),
  };
}

/** What would become of people who are given a role, while somebody asks. */
export function usePeopleRolePreview(isAsking: boolean, request: PeopleRoleRequest) {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(isAsking, bulkQueries(supabase).peopleRole(request)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** To whom teams would be suggested, while somebody asks. */
export function useSuggestionPreview(isAsking: boolean, request: SuggestionRequest) {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(isAsking, bulkQueries(supabase).suggestions(request)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** What would become of teams that are changed, while somebody asks. */
export function useTeamsChangePreview(isAsking: boolean, request: TeamsChangeRequest) {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(isAsking, bulkQueries(supabase).teamsChange(request)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Which teams would leave the contest, while somebody asks. */
export function useWithdrawalPreview(isAsking: boolean, request: TeamsWithdrawalRequest) {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(isAsking, bulkQueries(supabase).withdrawal(request)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Whom an announcement would be for, while somebody asks. */
export function useMessagePreview(isAsking: boolean, request: MessageRequest) {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(isAsking, bulkQueries(supabase).message(request)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Who would be invited again, while somebody asks. */
export function useInvitationsPreview(isAsking: boolean, request: InvitationsRequest) {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(isAsking, bulkQueries(supabase).invitations(request)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
