import type { MatrixRow, MatrixWeek } from '@grow/core/hand-in-admin';

/** What can be done to a week of one team or many. */
export type HandInAction = 'remind' | 'extend' | 'reopen' | 'files' | 'decline';

/** A week that asks for something. */
export type AskingWeek = MatrixWeek & { readonly milestone: NonNullable<MatrixWeek['milestone']> };

/** What is done to which teams. */
export type StartedAction = {
  readonly action: HandInAction;
  readonly week: AskingWeek;
  readonly rows: readonly MatrixRow[];
};

/** What a dialog of an action is given. */
export type ActionProps = {
  /** Undefined while it is closed. */
  started: StartedAction | undefined;
  onClose: () => void;
};

export const teamIdsOf = (rows: readonly MatrixRow[]): string[] => rows.map(({ team }) => team.id);

/** Names what is typed for these teams and this week, so that no others get it; of many, four letters of each id tell. */
export const aboutOf = ({ week, rows }: StartedAction): string => {
  const ids = teamIdsOf(rows);
  return `${week.milestone.id} ${ids.length === 1 ? ids[0] : ids.map((id) => id.slice(0, 4)).join('')}`;
};

/** Narrows a week to one that asks for something. */
export const isAsking = (week: MatrixWeek | undefined): week is AskingWeek => week?.milestone !== undefined;
