import type { NamedGround } from '@grow/core/mentor-proposal';
import type { Locale } from '@grow/shell';
import { fateWords, mentorNames, takeBackWords } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import type { Outcome } from './useAcceptance';

type Refused = { readonly teamId: string; readonly words: string };

const isDone = (fate: string) => ['asked', 'assigned', 'already', 'taken_back'].includes(fate);

/** What became of pairs, in sentences, and of each that was not done why. */
export function outcomeWords(outcome: Outcome, ground: NamedGround, locale: Locale) {
  if (outcome.kind === 'stale') return { sentences: [m.matching_nothing_done()], refused: [] };
  const mentorName = mentorNames(ground);
  const teams = new Map(ground.teams.map(({ id, name }) => [id, name]));
  const refusal = (teamId: string, mentorId: string, why: string): Refused => ({
    teamId,
    words: m.matching_refused({
      ...{ team: teams.get(teamId) ?? m.matching_team_gone(), mentor: mentorName(mentorId), why },
    }),
  });
  const said = (count: number, words: (named: { count: string }) => string) =>
    count > 0 ? [words({ count: count.toLocaleString(locale) })] : [];
  const counted = (fate: string) => outcome.pairs.filter((pair) => pair.fate === fate).length;
  if (outcome.kind === 'accepted') {
    const refused = outcome.pairs
      .filter(({ fate }) => !isDone(fate))
      .map(({ teamId, mentorId, fate }) => refusal(teamId, mentorId, fateWords[fate]()));
    return {
      sentences: [
        ...said(counted('asked'), m.matching_done_asked),
        ...said(counted('assigned'), m.matching_done_assigned),
        ...said(counted('already'), m.matching_done_already),
        ...said(refused.length, m.matching_done_refused),
      ],
      refused,
    };
  }
  const refused = outcome.pairs
    .filter(({ fate }) => !isDone(fate))
    .map(({ teamId, mentorId, fate }) => refusal(teamId, mentorId, takeBackWords[fate]()));
  return {
    sentences: [
      ...said(counted('taken_back'), m.matching_taken_back),
      ...said(outcome.pairs.filter(({ hasFormer }) => hasFormer).length, m.matching_former_back),
      ...said(refused.length, m.matching_not_taken_back),
    ],
    refused,
  };
}
