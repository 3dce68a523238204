import { readRow } from '../db/readRow';
import { roundStates, type RoundState } from './Round';

/** Whether a team came to its stage. */
export const presences = ['expected', 'on_stage', 'pitched', 'absent'] as const;
/** `expected` before its turn; `on_stage`; `pitched` afterwards; `absent` when it did not come. */
export type Presence = (typeof presences)[number];

/** Somebody by their name. */
export interface NamedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Where teams of a round pitch, one after the other. */
export interface Stage {
  readonly id: string;
  readonly name: string;
  /** '' where nobody said. */
  readonly venue: string;
  readonly startsAt: Date;
  /** How many minutes each team has, questions and the change included. */
  readonly minutesEach: number;
}

/** A stage with who says which team is on it. */
export interface HostableStage extends Stage {
  readonly host: NamedPerson | undefined;
}

/** A stage as it is saved; without an id it is added. */
export type StageDraft = Omit<Stage, 'id'> & {
  readonly id: string | undefined;
  readonly hostId: string | undefined;
};

/** A team in the order of a stage. */
export interface StagedTeam {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logo: string | undefined;
  readonly position: number;
  readonly presence: Presence;
}

/** What the host of a stage sees. */
export interface HostedStage {
  readonly roundId: string;
  /** Who is on stage can be said while it is open. */
  readonly state: RoundState;
  readonly stage: Stage;
  /** In their order. */
  readonly teams: readonly StagedTeam[];
}

/** Why somebody sees no stage of their own in a round. */
export type NoHostedStage = 'no_host' | 'round_not_open_yet';

/** Reads somebody of a round. @throws AppError `malformed_row` */
export function namedPersonFromRow(value: unknown): NamedPerson {
  const row = readRow('round.person', value);
  return { id: row.requiredText('id'), firstName: row.text('first_name'), lastName: row.text('last_name') };
}

/** Reads a row of `stages`. @throws AppError `malformed_row` */
export function stageFromRow(value: unknown): Stage {
  const row = readRow('stages', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    venue: row.text('venue'),
    startsAt: row.time('starts_at'),
    minutesEach: row.number('minutes_each'),
  };
}

/** Reads a stage of `round_setup`. @throws AppError `malformed_row` */
export const hostableStageFromRow = (value: unknown): HostableStage => ({
  ...stageFromRow(value),
  host: readRow('stages', value).optional('host', namedPersonFromRow),
});

/** A stage as `save_stage` takes it. */
export const rowOfStage = ({ id, name, venue, startsAt, minutesEach, hostId }: StageDraft) => ({
  ...(id === undefined ? {} : { id }),
  ...{ name, venue, starts_at: startsAt.toISOString(), minutes_each: minutesEach, host_id: hostId ?? null },
});

/** Reads what `hosted_stage` answers. @throws AppError `malformed_row` */
export function hostedStageFromRow(value: unknown): HostedStage {
  const row = readRow('hosted_stage', value);
  const { round } = value as { round?: unknown };
  const named = readRow('hosted_stage.round', round);
  return {
    roundId: named.requiredText('id'),
    state: named.oneOf('state', roundStates),
    stage: stageFromRow((value as { stage?: unknown }).stage),
    teams: row.list('teams', (entry) => {
      const team = readRow('hosted_stage.teams', entry);
      return {
        id: team.requiredText('id'),
        slug: team.requiredText('slug'),
        name: team.requiredText('name'),
        logo: team.optionalText('logo'),
        position: team.number('position'),
        presence: team.oneOf('presence', presences),
      };
    }),
  };
}
