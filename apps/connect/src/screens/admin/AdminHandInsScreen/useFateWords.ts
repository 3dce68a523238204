import { useLocale } from '@grow/shell';
import { teamsWithFate, type FateOfTeam, type TeamFate } from '@grow/core/hand-in-admin';
import { fatesByCount, teamCount, teamFateWords } from '../../../features/handInAdmin';
import { m } from '../../../paraglide/messages';

/** What a toast says of teams: how many were `done`, and in a line below what became of the others. */
export function useFateWords(done: TeamFate) {
  const { locale } = useLocale();
  return {
    /** `words` of as many teams as were done, or that nothing changed. */
    done: (fates: readonly FateOfTeam[], words: (of: { teams: string }) => string): string => {
      const { length } = teamsWithFate(fates, done);
      return length > 0 ? words({ teams: teamCount(length, locale) }) : m.matrix_unchanged();
    },
    /** `2 teams: handed in already. 1 team: …`; undefined where nothing is to be said. */
    leftOut: (fates: readonly FateOfTeam[]): string | undefined =>
      fatesByCount(fates)
        .filter(([fate]) => fate !== done)
        .map(([fate, count]) => `${teamCount(count, locale)}: ${teamFateWords[fate]()}.`)
        .join(' ') || undefined,
  };
}
