import {
  notificationMutations,
  notificationQueries,
  type MailChoice,
  type MailChoices,
} from '@grow/core/notification';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useProductMutation, type MutationWords } from '../../mutation';

/** Which mails the person wants. */
export function useMailChoices(): UseQueryResult<MailChoices> {
  const { supabase } = useGrowClient();
  return useQuery(notificationQueries(supabase).mailChoices());
}

/** Chooses the mails of a topic; shown at once, and taken back when it was not saved. */
export function useChooseMail(words: MutationWords<MailChoice, void>): (choice: MailChoice) => void {
  const { supabase } = useGrowClient();
  return useProductMutation(notificationMutations(supabase, useUserId() ?? '').chooseMail, { words }).run;
}
