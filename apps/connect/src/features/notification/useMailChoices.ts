import {
  notificationKeys,
  notificationQueries,
  notificationRepository,
  type MailChoices,
  type MailTopic,
} from '@grow/core';
import { useGrowClient, useUserId } from '@grow/shell';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';

/** Which mails the person wants. */
export function useMailChoices(): UseQueryResult<MailChoices> {
  const { supabase } = useGrowClient();
  return useQuery(notificationQueries(supabase).mailChoices());
}

export type MailChoice = { readonly topic: MailTopic; readonly wanted: boolean };

/** Chooses the mails of a topic; shown at once, and taken back when it was not saved. */
export function useChooseMail(): UseMutationResult<void, Error, MailChoice> {
  const { supabase } = useGrowClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const show = ({ topic, wanted }: MailChoice) => {
    queryClient.setQueryData<MailChoices>(
      notificationKeys.mailChoices,
      (choices) => choices && { ...choices, [topic]: wanted },
    );
  };
  return useMutation<void, Error, MailChoice>({
    networkMode: 'always',
    // One after the other: the last choice is the one that stays.
    scope: { id: 'mail-choices' },
    mutationFn: ({ topic, wanted }) =>
      notificationRepository(supabase).chooseMail(userId ?? '', topic, wanted),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: notificationKeys.mailChoices });
      show(choice);
    },
    onError: (_error, { topic, wanted }) => show({ topic, wanted: !wanted }),
  });
}
