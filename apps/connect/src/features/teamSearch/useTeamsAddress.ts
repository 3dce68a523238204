import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTeamsAddress, writeTeamsAddress, type TeamsAddress } from './teamsAddress';

type ChooseOptions = {
  /** Typing makes no step in the browser's history; choosing does. */
  readonly isTyping?: boolean;
};

/** Changes what is shown. */
export type ChooseTeams = (changes: Partial<TeamsAddress>, options?: ChooseOptions) => void;

/** Which teams or people the address asks for, and the way to ask for others; everything but a page begins at the first page. */
export function useTeamsAddress(): { address: TeamsAddress; choose: ChooseTeams } {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readTeamsAddress(query), [query]);
  const choose: ChooseTeams = (changes, { isTyping = false } = {}) => {
    setQuery((now) => writeTeamsAddress(now, { ...readTeamsAddress(now), page: 1, ...changes }), {
      replace: isTyping,
      preventScrollReset: true,
    });
  };
  return { address, choose };
}
