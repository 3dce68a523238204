import type { GrowSupabase } from '../db/growSupabase';
import { AppError } from '../errors/AppError';
import { handInKeys } from '../handIn/handInQueries';
import { mutationWithInput, productMutation, type ProductMutation } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import {
  handInAdminRepository,
  type ExtensionOfTeams,
  type FateOfTeam,
  type HandedInFile,
  type ReminderFate,
  type TeamsOfWeek,
} from './handInAdminRepository';
import type { HandInMatrix } from './HandInMatrix';

/** Cache keys of all teams' hand-ins, below `handIns`: whatever changes one makes them stale. */
export const handInAdminKeys = {
  matrix: [...handInKeys.all, 'matrix'] as const,
  files: (request: TeamsOfWeek) => [...handInKeys.all, 'files', request] as const,
  reminder: (request: TeamsOfWeek) => [...handInKeys.all, 'reminder', request] as const,
};

/** Queries of all teams' hand-ins, for organisers. */
export function handInAdminQueries(client: GrowSupabase | undefined) {
  const repository = () => handInAdminRepository(requireClient(client));
  return {
    /** All teams by all weeks. */
    matrix: (): ProductQuery<HandInMatrix> =>
      productQuery(handInAdminKeys.matrix, async () => repository().getMatrix()),
    /** The files that teams handed in for a week. */
    files: (request: TeamsOfWeek): ProductQuery<HandedInFile[]> =>
      productQuery(handInAdminKeys.files(request), async () => repository().listFiles(request)),
    /** Whom a reminder would reach, and why not the others. */
    reminder: (request: TeamsOfWeek): ProductQuery<ReminderFate[]> =>
      productQuery(handInAdminKeys.reminder(request), async () => repository().previewReminder(request)),
  };
}

/** The teams that something was done to. */
export const teamsWithFate = (fates: readonly FateOfTeam[], fate: FateOfTeam['fate']): string[] =>
  fates.filter((one) => one.fate === fate).map(({ teamId }) => teamId);

const key = (name: string) => [...handInAdminKeys.matrix, name];
const subject = ({ milestoneId }: TeamsOfWeek) => `hand-ins ${milestoneId}`;
const effects = { subject, invalidates: [handInKeys.all] };

/** A way back is whole, or an error that says why not; the teams that allow it are taken back all the same. */
function allTakenBack(fates: FateOfTeam[]): FateOfTeam[] {
  const refused = fates.filter(({ fate }) => fate !== 'taken_back');
  if (refused.length > 0)
    throw new AppError(refused.some(({ fate }) => fate === 'handed_in') ? 'take_back_over' : 'conflict');
  return fates;
}

/** Mutations of many teams' hand-ins, by organisers; each answers what became of each team. */
export function handInAdminMutations(client: GrowSupabase | undefined) {
  const repository = () => handInAdminRepository(requireClient(client));
  const takeBack = productMutation(
    key('takeBack'),
    async (request: Omit<ExtensionOfTeams, 'reason'>) => repository().takeBackExtension(request),
    effects,
  );
  const undoExtension = productMutation(
    key('undoExtension'),
    async (request: Omit<ExtensionOfTeams, 'reason'>) =>
      allTakenBack(await repository().takeBackExtension(request)),
    effects,
  );
  const undoReopening = productMutation(
    key('undoReopening'),
    async (request: TeamsOfWeek) => allTakenBack(await repository().takeBackReopening(request)),
    effects,
  );
  return {
    /** Reminds teams of a week. */
    remind: productMutation(
      key('remind'),
      async (request: TeamsOfWeek) => repository().remind(request),
      effects,
    ),
    /** Gives teams more time; taken back for those that got some. */
    extend: productMutation(
      key('extend'),
      async (request: ExtensionOfTeams) => repository().extend(request),
      {
        ...effects,
        undo: (
          fates: FateOfTeam[],
          { milestoneId, until }: ExtensionOfTeams,
        ): ProductMutation<void, unknown> =>
          mutationWithInput(undoExtension, { milestoneId, until, teamIds: teamsWithFate(fates, 'extended') }),
      },
    ),
    /** Takes an extension back. */
    takeBack,
    /** Says no to a team that asks for more time. */
    decline: productMutation(
      key('decline'),
      async ({
        teamId,
        milestoneId,
        reason,
      }: {
        readonly teamId: string;
        readonly milestoneId: string;
        readonly reason: string;
      }) => repository().declineExtension(teamId, milestoneId, reason),
      { subject: ({ teamId }) => `extension ${teamId}`, invalidates: [handInKeys.all] },
    ),
    /** Lets teams hand in again; taken back for those that may. */
    reopen: productMutation(
      key('reopen'),
      async (request: TeamsOfWeek & { readonly reason: string }) => repository().reopen(request),
      {
        ...effects,
        undo: (fates: FateOfTeam[], { milestoneId }: TeamsOfWeek): ProductMutation<void, unknown> =>
          mutationWithInput(undoReopening, { milestoneId, teamIds: teamsWithFate(fates, 'reopened') }),
      },
    ),
  };
}
