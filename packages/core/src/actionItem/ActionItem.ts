import { readRow } from '../db/readRow';
import type { TeamProfile } from '../team/Team';

/** How an action item stands: open, done, or dropped, which screens call not for us. */
export const actionItemStates = ['open', 'done', 'dropped'] as const;

/** How an action item stands. */
export type ActionItemState = (typeof actionItemStates)[number];

/** Where the sentence stands that it was made of; `team` sets itself something. */
export const actionItemSources = ['verdict', 'note', 'meeting', 'advice', 'team'] as const;

/** Where the sentence stands that it was made of. */
export type ActionItemSource = (typeof actionItemSources)[number];

/** How many characters may be typed, as the database counts them. */
export const actionItemLimits = { text: 280, word: 280, advice: 1000 } as const;

/** Something that a team means to do. */
export interface ActionItem {
  readonly id: string;
  readonly teamId: string;
  readonly text: string;
  /** By the end of which week of the season. */
  readonly dueWeek: number | undefined;
  /** Who advised it. */
  readonly fromUser: string | undefined;
  readonly source: ActionItemSource;
  readonly sourceId: string | undefined;
  /** The week that the source is about. */
  readonly sourceWeek: number | undefined;
  readonly assignedTo: string | undefined;
  readonly state: ActionItemState;
  /** Why, in a line; '' where nobody said. */
  readonly word: string;
  readonly answeredBy: string | undefined;
  readonly answeredAt: Date | undefined;
  /** The week in which the team answered it last. */
  readonly answeredWeek: number | undefined;
  readonly createdBy: string | undefined;
  readonly createdAt: Date;
}

/** An action item with who advised, does and answered it, as far as they are still here. */
export interface NamedActionItem extends ActionItem {
  readonly adviser: TeamProfile | undefined;
  readonly assignee: TeamProfile | undefined;
  readonly answerer: TeamProfile | undefined;
}

/** What a mentor or an organiser advises a team. */
export interface Advice {
  readonly id: string;
  readonly teamId: string;
  readonly authorId: string | undefined;
  readonly text: string;
  readonly createdAt: Date;
}

/** Advice with who gave it, as far as they are still here. */
export interface NamedAdvice extends Advice {
  readonly author: TeamProfile | undefined;
}

/** Reads a row of `action_items`. @throws AppError `malformed_row` naming the column. */
export function actionItemFromRow(value: unknown): ActionItem {
  const row = readRow('action_items', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    text: row.requiredText('text'),
    dueWeek: row.optionalNumber('due_week'),
    fromUser: row.optionalText('from_user'),
    source: row.oneOf('source_kind', actionItemSources),
    sourceId: row.optionalText('source_id'),
    sourceWeek: row.optionalNumber('source_week'),
    assignedTo: row.optionalText('assigned_to'),
    state: row.oneOf('state', actionItemStates),
    word: row.text('word'),
    answeredBy: row.optionalText('answered_by'),
    answeredAt: row.optionalTime('answered_at'),
    answeredWeek: row.optionalNumber('answered_week'),
    createdBy: row.optionalText('created_by'),
    createdAt: row.time('created_at'),
  };
}

/** Reads a row of `advice`. @throws AppError `malformed_row` naming the column. */
export function adviceFromRow(value: unknown): Advice {
  const row = readRow('advice', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    authorId: row.optionalText('author_id'),
    text: row.requiredText('text'),
    createdAt: row.time('created_at'),
  };
}
