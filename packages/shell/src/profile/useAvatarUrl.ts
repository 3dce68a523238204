import { avatarQueries, type Profile } from '@grow/core';
import { enabledWhile } from '@grow/core/query';
import { useQuery } from '@tanstack/react-query';
import { useClientSource } from '../session/ClientContext';
import { useObjectUrl } from './useObjectUrl';

export type AvatarUrl = {
  /** Address to show the picture under; undefined without a picture, while it loads and when it failed. */
  readonly url: string | undefined;
  readonly isLoading: boolean;
};

/** The picture of a person, downloaded once and kept for seven days; its address is revoked when nobody shows it. */
export function useAvatarUrl(profile: Pick<Profile, 'userId' | 'avatar'> | undefined): AvatarUrl {
  const source = useClientSource();
  const client = source.peek();
  const query = useQuery(
    enabledWhile(
      client !== undefined && profile?.avatar !== undefined,
      avatarQueries(client?.supabase).file(profile?.userId, profile?.avatar),
    ),
  );
  const url = useObjectUrl(query.data ?? undefined);
  return { url, isLoading: query.isLoading };
}
