import { readRow } from '../db/readRow';

/** How far a release came. */
export interface GateDelivery {
  readonly notified: number;
  readonly read: number;
  readonly mailsSent: number;
  readonly mailsWaiting: number;
  readonly mailsFailed: number;
}

/** Whom a release reaches, and how. */
export interface GateRecipients {
  /** How many people; planning a release names this number. */
  readonly people: number;
  readonly teams: number;
  readonly byMail: number;
  readonly german: number;
  readonly english: number;
  readonly commentsForTeams: number;
  readonly commentsHeld: number;
  readonly teamsWithoutComment: readonly { readonly id: string; readonly name: string }[];
  /** Undefined before the release. */
  readonly delivery: GateDelivery | undefined;
}

function deliveryFromJson(value: unknown): GateDelivery {
  const row = readRow('round_recipients.delivery', value);
  return {
    notified: row.number('notified'),
    read: row.number('read'),
    mailsSent: row.number('sent'),
    mailsWaiting: row.number('waiting'),
    mailsFailed: row.number('failed'),
  };
}

/** Reads what `round_recipients()` answers. @throws AppError `malformed_row` naming the column */
export function gateRecipientsFromJson(value: unknown): GateRecipients {
  const row = readRow('round_recipients', value);
  return {
    people: row.number('people'),
    teams: row.number('teams'),
    byMail: row.number('by_mail'),
    german: row.number('german'),
    english: row.number('english'),
    commentsForTeams: row.number('comments_for_teams'),
    commentsHeld: row.number('comments_held'),
    teamsWithoutComment: row.list('teams_without_comment', (team) => {
      const found = readRow('round_recipients.teams_without_comment', team);
      return { id: found.requiredText('id'), name: found.requiredText('name') };
    }),
    delivery: row.optional('delivery', deliveryFromJson),
  };
}
