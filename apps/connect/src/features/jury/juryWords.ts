import { roundAddress, type ConflictReason } from '@grow/core/round';
import {
  beginsAt,
  scoredCount,
  type Criterion,
  type JuryFigures,
  type JuryRound,
  type JurySheet,
} from '@grow/core/jury';
import { timeInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import type { SheetListItem, SheetState } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

/** Why a team is not the juror's to judge. */
export function conflictWord(reason: ConflictReason): string {
  if (reason === 'mentor') return m.jury_conflict_mentor();
  if (reason === 'member') return m.jury_conflict_member();
  return reason === 'university' ? m.jury_conflict_university() : m.jury_conflict_declared();
}

/** "3 of 5". */
const countWord = (criteria: readonly Criterion[], sheet: JurySheet): string =>
  m.jury_steps_count({ count: scoredCount(criteria, sheet), all: criteria.length });

function stateOf(sheet: JurySheet): SheetState {
  switch (sheet.word) {
    case 'stepped_back':
      return 'steppedBack';
    case 'locked':
      return 'locked';
    case 'handed_in':
      return sheet.place === 'sent' ? 'handedIn' : 'waiting';
    case 'late':
      return 'waiting';
    case 'draft':
      return 'draft';
    case 'absent':
    case 'not_handed_in':
      return 'upcoming';
    case 'to_do':
      return sheet.presence === 'on_stage' && sheet.kind === 'stage' ? 'onStage' : 'upcoming';
  }
}

function labelOf(criteria: readonly Criterion[], sheet: JurySheet): string | undefined {
  if (sheet.problem) return m.jury_state_asked();
  switch (sheet.word) {
    case 'stepped_back':
      return m.jury_state_back();
    case 'draft':
      return m.jury_state_draft({ count: countWord(criteria, sheet) });
    case 'locked':
    case 'handed_in':
      return countWord(criteria, sheet);
    case 'late':
      return m.jury_state_late();
    case 'not_handed_in':
      return m.jury_state_missing();
    case 'absent':
      return m.jury_state_absent();
    case 'to_do':
      return stateOf(sheet) === 'onStage' ? m.jury_state_stage() : undefined;
  }
}

/** The juror's teams as the list draws them, those in conflict among them at their time. */
export function sheetItems(
  round: JuryRound,
  sheets: readonly JurySheet[],
  locale: Locale,
  current?: string,
): SheetListItem[] {
  const kind = roundAddress(round.kind);
  const own = sheets.map((sheet) => {
    const at = beginsAt(sheet, round.stages);
    const item: SheetListItem = {
      key: sheet.id,
      name: sheet.team.name,
      state: sheet.problem ? 'draft' : stateOf(sheet),
      stateLabel: labelOf(round.criteria, sheet),
      href: fullPath(paths.jurySheet(kind, sheet.team.slug)),
      isCurrent: sheet.team.slug === current,
      ...(sheet.kind === 'bridge' ? { film: m.jury_film() } : { time: at && timeInWords(at, locale) }),
    };
    return { item, at: sheet.kind === 'bridge' ? 0 : (at?.getTime() ?? Number.MAX_VALUE) };
  });
  const stages = new Set(sheets.filter(({ kind: one }) => one === 'stage').map(({ stageId }) => stageId));
  // Of other stages they hear nothing: there is nobody that they do not judge.
  const others = round.conflicts.filter(({ stageId }) => stages.has(stageId));
  const notOwn = others.map((conflict) => {
    const at = beginsAt(conflict, round.stages);
    const item: SheetListItem = {
      key: conflict.team.id,
      name: conflict.team.name,
      state: 'conflict',
      stateLabel: conflictWord(conflict.reason),
      time: at && timeInWords(at, locale),
    };
    return { item, at: at?.getTime() ?? Number.MAX_VALUE };
  });
  return [...own, ...notOwn].sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/** How many of those that are to be judged are handed in. */
export function handedInCount(sheets: readonly JurySheet[]): { count: number; all: number } {
  const asked = sheets.filter(({ word }) => word !== 'stepped_back' && word !== 'absent');
  const done = asked.filter(({ isSubmitted, word }) => isSubmitted || word === 'late');
  return { count: done.length, all: asked.length };
}

/** Up to three counters in words. */
export function figureItems(
  { interviews, testUsers, preorders, revenue }: JuryFigures,
  locale: Locale,
): { key: string; label: string; value: string }[] {
  const number = (value: number) => value.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB');
  const all = [
    { key: 'interviews', label: m.jury_figure_interviews(), value: interviews },
    { key: 'testUsers', label: m.jury_figure_users(), value: testUsers },
    { key: 'preorders', label: m.jury_figure_preorders(), value: preorders },
  ].flatMap(({ key, label, value }) => (value === undefined ? [] : [{ key, label, value: number(value) }]));
  const paid =
    revenue === undefined
      ? []
      : [{ key: 'revenue', label: m.jury_figure_paid(), value: `${number(Math.round(revenue / 100))} €` }];
  return [...all, ...paid].slice(0, 4);
}
