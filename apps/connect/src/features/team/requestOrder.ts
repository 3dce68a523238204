import type { TeamRequest } from '@grow/core/team';

/** The same requests, those of a kind first: what waits for the reader's answer stands above what the reader waits for. */
export const withKindFirst = <Request extends Pick<TeamRequest, 'kind'>>(
  requests: readonly Request[],
  first: TeamRequest['kind'],
): Request[] => [...requests].sort((one, other) => Number(other.kind === first) - Number(one.kind === first));
