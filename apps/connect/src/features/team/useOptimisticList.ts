import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Changes a cached list before the backend has agreed. A refusal brings back what stood there and is thrown on; either way the list
 * comes anew.
 */
export function useOptimisticList<Item>(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  return async <T>(change: (items: readonly Item[]) => Item[], work: () => Promise<T>): Promise<T> => {
    // A list that was asked for before the change would bring the old one back.
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<Item[]>(queryKey);
    if (before) queryClient.setQueryData(queryKey, change(before));
    try {
      return await work();
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      throw error;
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}
