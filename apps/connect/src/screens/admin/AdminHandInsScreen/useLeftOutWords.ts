import { useLocale } from '@grow/shell';
import type { FateOfTeam, TeamFate } from '@grow/core/hand-in-admin';
import { fatesByCount, teamCount, teamFateWords } from '../../../features/handInAdmin';

/** What became of the teams that were not `done`, in one line: `2 teams: handed in already. 1 team: …`; '' where nothing is to be said. */
export function useLeftOutWords() {
  const { locale } = useLocale();
  return (fates: readonly FateOfTeam[], done: TeamFate): string =>
    fatesByCount(fates)
      .filter(([fate]) => fate !== done)
      .map(([fate, count]) => `${teamCount(count, locale)}: ${teamFateWords[fate]()}.`)
      .join(' ');
}
