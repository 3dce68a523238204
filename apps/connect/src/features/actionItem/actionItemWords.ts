import {
  isActionItemOverdue,
  type ActionItemSource,
  type ActionItemState,
  type NamedActionItem,
} from '@grow/core/action-item';
import { m } from '../../paraglide/messages';

/** What can be said about an action item. */
export const answerWords: Record<ActionItemState, () => string> = {
  done: m.action_done,
  open: m.action_still_open,
  dropped: m.action_not_for_us,
};

const sources: Record<ActionItemSource, () => string> = {
  verdict: m.action_from_verdict,
  note: m.action_from_note,
  meeting: m.action_from_meeting,
  advice: m.action_from_advice,
  team: m.action_from_team,
};

/** Henrike, advice of week 3. */
export function sourceOf({ source, adviser, sourceWeek }: NamedActionItem): string {
  const kind = sources[source]();
  const of = sourceWeek === undefined ? kind : m.action_of_week({ source: kind, week: sourceWeek });
  return adviser?.firstName ? m.action_by({ name: adviser.firstName, source: of }) : of;
}

/** By when, and whether that is over. */
export function dueOf(item: NamedActionItem, week: number): { due?: string; isLate: boolean } {
  if (item.dueWeek === undefined) return { isLate: false };
  const isLate = isActionItemOverdue(item, week);
  return {
    due: isLate ? m.action_was_due({ week: item.dueWeek }) : m.action_due({ week: item.dueWeek }),
    isLate,
  };
}

/** Done. Tomasz, week 5. */
export function answerOf({ state, word, answerer, answeredWeek }: NamedActionItem): string {
  const said = answerWords[state]();
  const why = word === '' ? said : `${said}: ${m.team_quoted({ text: word })}`;
  const who = [
    answerer?.firstName,
    answeredWeek === undefined ? undefined : m.action_week({ week: answeredWeek }),
  ];
  const by = who.filter(Boolean).join(', ');
  return by === '' ? why : `${why} · ${by}`;
}
