import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { readRow } from '../db/readRow';
import { guard, unwrap } from '../errors/unwrap';
import { ADDRESS_SECONDS, UPLOAD_BUCKET } from '../upload/uploadRepository';
import { matrixFromRow, type HandInMatrix } from './HandInMatrix';

/** The database takes so many teams at once. */
const MOST_TEAMS = 200;

/** What may become of a team: done, so already, or why not. */
export const teamFates = [
  'reached',
  'reminded',
  'handed_in',
  'returned',
  'not_open',
  'closed',
  'nobody',
  'gone',
  'extended',
  'already',
  'accepted',
  'too_early',
  'taken_back',
  'changed',
  'over',
  'reopened',
  'not_handed_in',
] as const;
/** What became of a team. */
export type TeamFate = (typeof teamFates)[number];

/** What became of a team of many. */
export interface FateOfTeam {
  readonly teamId: string;
  readonly fate: TeamFate;
}

/** Whom a reminder would reach. */
export interface ReminderFate extends FateOfTeam {
  /** How many people the team has. */
  readonly people: number;
  /** When somebody of it was reminded of the week last. */
  readonly remindedAt: Date | undefined;
}

/** A week of some teams. */
export interface TeamsOfWeek {
  readonly milestoneId: string;
  readonly teamIds: readonly string[];
}

/** An extension: until when, and why, which the teams read. */
export interface ExtensionOfTeams extends TeamsOfWeek {
  readonly until: Date;
  readonly reason: string;
}

/** A file that a team handed in. */
export interface HandedInFile {
  readonly id: string;
  readonly teamId: string;
  readonly slug: string;
  readonly part: string;
  readonly name: string;
  readonly bytes: number;
}

const fateFromRow = (value: unknown): FateOfTeam => {
  const row = readRow('fates', value);
  return { teamId: row.requiredText('team_id'), fate: row.oneOf('fate', teamFates) };
};

const reminderFateFromRow = (value: unknown): ReminderFate => {
  const row = readRow('preview_reminder', value);
  return {
    ...fateFromRow(value),
    people: row.number('people'),
    remindedAt: row.optionalTime('reminded_at'),
  };
};

const fileFromRow = (value: unknown): HandedInFile => {
  const row = readRow('hand_in_files', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    slug: row.requiredText('slug'),
    part: row.requiredText('part'),
    name: row.requiredText('name'),
    bytes: row.number('bytes'),
  };
};

const listOf =
  <T>(name: string, of: (entry: unknown) => T) =>
  (list: unknown): T[] =>
    readRow(name, { list }).list('list', of);

/** Some teams at a time, one after the other; what became of all of them. */
async function inTurns(
  teamIds: readonly string[],
  send: (some: string[]) => Promise<readonly FateOfTeam[]>,
): Promise<FateOfTeam[]> {
  const done: FateOfTeam[] = [];
  for (let from = 0; from < teamIds.length; from += MOST_TEAMS)
    done.push(...(await send(teamIds.slice(from, from + MOST_TEAMS))));
  return done;
}

/**
 * What organisers see and do of all teams' hand-ins. Every call throws only AppError; `forbidden` for everybody else. What is done
 * to many is done to two hundred at a time: the same call again does nothing twice, so after a failure it is simply sent again.
 */
export function handInAdminRepository(client: GrowSupabase) {
  const fates = listOf('fates', fateFromRow);
  return {
    /** All teams by all weeks. @throws AppError `malformed_row` */
    async getMatrix({ signal }: ReadOptions = {}): Promise<HandInMatrix> {
      return guard(async () => matrixFromRow(await read(client.rpc('hand_in_matrix'), signal)), signal);
    },

    /** Whom a reminder would reach, of up to a thousand teams, and why not the others. @throws AppError `malformed_row` */
    async previewReminder(
      { milestoneId, teamIds }: TeamsOfWeek,
      { signal }: ReadOptions = {},
    ): Promise<ReminderFate[]> {
      const args = { p_milestone_id: milestoneId, p_team_ids: [...teamIds] };
      return readList(client.rpc('preview_reminder', args), reminderFateFromRow, signal);
    },

    /** Reminds teams of a week, each once a day. @throws AppError `not_found` */
    async remind({ milestoneId, teamIds }: TeamsOfWeek): Promise<FateOfTeam[]> {
      return guard(async () =>
        inTurns(teamIds, async (some) =>
          fates(
            unwrap(await client.rpc('remind_of_week', { p_milestone_id: milestoneId, p_team_ids: some })),
          ),
        ),
      );
    },

    /** Gives teams more time. @throws AppError `invalid_value` for a reason of fewer than 3 or more than 500 characters; `not_found` */
    async extend({ milestoneId, teamIds, until, reason }: ExtensionOfTeams): Promise<FateOfTeam[]> {
      const args = { p_milestone_id: milestoneId, p_until: until.toISOString(), p_reason: reason.trim() };
      return guard(async () =>
        inTurns(teamIds, async (some) =>
          fates(unwrap(await client.rpc('extend_hand_ins', { ...args, p_team_ids: some }))),
        ),
      );
    },

    /** Takes an extension until then back: what stood before it stands again, but where a team handed in since. @throws AppError `not_found` */
    async takeBackExtension({
      milestoneId,
      teamIds,
      until,
    }: Omit<ExtensionOfTeams, 'reason'>): Promise<FateOfTeam[]> {
      const args = { p_milestone_id: milestoneId, p_until: until.toISOString() };
      return guard(async () =>
        inTurns(teamIds, async (some) =>
          fates(unwrap(await client.rpc('take_back_extensions', { ...args, p_team_ids: some }))),
        ),
      );
    },

    /** Says no to a team that asks for more time. @throws AppError `conflict` when somebody answered before; `invalid_value` */
    async declineExtension(teamId: string, milestoneId: string, reason: string): Promise<void> {
      const args = { p_team_id: teamId, p_milestone_id: milestoneId, p_reason: reason.trim() };
      await guard(async () => {
        unwrap(await client.rpc('decline_extension', args));
      });
    },

    /** Lets teams hand in again what they handed in. @throws AppError `invalid_value`, `not_found` */
    async reopen({
      milestoneId,
      teamIds,
      reason,
    }: TeamsOfWeek & { readonly reason: string }): Promise<FateOfTeam[]> {
      const args = { p_milestone_id: milestoneId, p_reason: reason.trim() };
      return guard(async () =>
        inTurns(teamIds, async (some) =>
          fates(unwrap(await client.rpc('reopen_hand_ins', { ...args, p_team_ids: some }))),
        ),
      );
    },

    /** Takes back that teams may hand in again: it stands as before, but where a team handed in since. @throws AppError `not_found` */
    async takeBackReopening({ milestoneId, teamIds }: TeamsOfWeek): Promise<FateOfTeam[]> {
      const args = { p_milestone_id: milestoneId };
      return guard(async () =>
        inTurns(teamIds, async (some) =>
          fates(unwrap(await client.rpc('take_back_reopenings', { ...args, p_team_ids: some }))),
        ),
      );
    },

    /** The files that up to a thousand teams handed in for a week, by team. @throws AppError `malformed_row` */
    async listFiles(
      { milestoneId, teamIds }: TeamsOfWeek,
      { signal }: ReadOptions = {},
    ): Promise<HandedInFile[]> {
      const args = { p_milestone_id: milestoneId, p_team_ids: [...teamIds] };
      return guard(
        async () =>
          listOf('hand_in_files', fileFromRow)(await read(client.rpc('hand_in_files', args), signal)),
        signal,
      );
    },

    /** An address that reads one of these files for ten minutes. @throws AppError `not_found` for one that is gone */
    async fileAddress({ id }: Pick<HandedInFile, 'id'>): Promise<string> {
      return guard(async () => {
        const answer = await client.storage.from(UPLOAD_BUCKET).createSignedUrl(id, ADDRESS_SECONDS);
        return unwrap(answer).signedUrl;
      });
    },
  };
}
