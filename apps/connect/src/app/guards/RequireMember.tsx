import { useIsGuest } from '@grow/shell';
import { lazy, type PropsWithChildren } from 'react';

const YouJudge = lazy(async () => ({ default: (await import('../../features/guest')).YouJudge }));

/** Whoever only judges reads here where their round is. Courtesy only: the database lets them in nowhere else. */
export function RequireMember({ children }: PropsWithChildren) {
  return useIsGuest() ? <YouJudge /> : children;
}
