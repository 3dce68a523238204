import { callFunction } from '../db/callFunction';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { isAppError } from '../errors/AppError';
import { guard } from '../errors/unwrap';
import { productMutation } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { accountExportFromJson, type AccountExport } from './AccountExport';
import { participationFromRow, type Participation } from './Participation';
import { accountExportFile, type AccountExportFile, type AccountExportFormat } from './exportFiles';

/** How a person proves that it is them who deletes the account. */
export interface AccountDeletionProof {
  /** Left out where the login itself is younger than ten minutes. */
  readonly password?: string;
}

/** A person's own account as a whole: taking the data along, and leaving. Every call throws only AppError. */
export function accountRepository(client: GrowSupabase) {
  return {
    /** Everything that is kept about the person who is logged in. @throws AppError `unauthorized`, `malformed_row` */
    async exportMyData({ signal }: ReadOptions = {}): Promise<AccountExport> {
      return guard(
        async () => accountExportFromJson(await read(client.rpc('export_my_data'), signal)),
        signal,
      );
    },

    /**
     * What a person did in each season that has begun, the latest first: one row as a member, one as a mentor.
     * @throws AppError `unauthorized`, `forbidden` for somebody else who asks and is no organiser, `malformed_row`
     */
    async listParticipation(userId: string, { signal }: ReadOptions = {}): Promise<Participation[]> {
      return readList(client.rpc('participation', { p_user_id: userId }), participationFromRow, signal);
    },

    /** Why the account cannot be deleted now, as codes such as `last_orga`; empty when it can. */
    async readDeletionObstacles({ signal }: ReadOptions = {}): Promise<readonly string[]> {
      return guard(async () => {
        const rows = await read(client.rpc('my_deletion_obstacles'), signal);
        return rows.map(({ code }) => code);
      }, signal);
    },

    /**
     * Deletes the account of the person who is logged in, with everything about them; the session is worth nothing
     * afterwards. Called again after an answer that was lost, it succeeds.
     * @throws AppError `reauthentication_needed` (log in again or send the password), `invalid_credentials`,
     * `second_factor_needed`, `last_orga`, `conflict` for any other obstacle, `unauthorized`, `rate_limited`
     */
    async deleteAccount(proof: AccountDeletionProof = {}): Promise<void> {
      return guard(async () => {
        try {
          await callFunction(client, 'delete-account', { ...proof });
        } catch (error) {
          if (!isAppError(error) || error.backendCode !== 'user_not_found') throw error;
        }
      });
    },
  };
}

/** Cache keys of the account. */
export const accountKeys = {
  obstacles: (userId: string | null | undefined) => ['deletionObstacles', userId] as const,
  participation: (userId: string) => ['participation', userId] as const,
};

/** Queries of the account. The client may be missing while a query is only described. */
export function accountQueries(client: GrowSupabase | undefined) {
  return {
    /** Why the account cannot be deleted now. */
    obstacles: (userId: string | null | undefined): ProductQuery<readonly string[]> =>
      productQuery(accountKeys.obstacles(userId), async () =>
        accountRepository(requireClient(client)).readDeletionObstacles(),
      ),
    /** What a person did in each season. */
    participation: (userId: string): ProductQuery<Participation[]> =>
      productQuery(accountKeys.participation(userId), async () =>
        accountRepository(requireClient(client)).listParticipation(userId),
      ),
  };
}

/** Mutations of the account. */
export function accountMutations(client: GrowSupabase | undefined) {
  return {
    /** Collects everything that is kept about the person who is logged in; done once `save` has taken the file. */
    exportMyData: (save: (file: AccountExportFile) => void) =>
      productMutation(['accountExport'], async (format: AccountExportFormat) => {
        const file = accountExportFile(await accountRepository(requireClient(client)).exportMyData(), format);
        save(file);
        return file;
      }),
  };
}
