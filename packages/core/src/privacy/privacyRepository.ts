import { accountExportFromJson, type AccountExport } from '../account/AccountExport';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import {
  dataRequestFiguresFromRow,
  dataRequestFromRow,
  listedDataRequestFromRow,
  removalObstaclesFromRow,
  type DataRequest,
  type DataRequestFigures,
  type DataRequestKind,
  type DataRequestSource,
  type ListedDataRequest,
  type RemovalObstacles,
} from './DataRequest';
import {
  redactableFromRow,
  redactionFromRow,
  type Redactable,
  type Redaction,
  type RedactionOrder,
} from './Redaction';
import {
  retentionLineFromRow,
  retentionRunFromRow,
  type RetentionLine,
  type RetentionRule,
  type RetentionRun,
} from './Retention';

/** How many requests a page has. */
export const REQUESTS_PAGE_SIZE = 100;

/** What somebody asks of their own data. The id is the caller's, so that a second press asks once. */
export interface NewDataRequest {
  readonly id: string;
  readonly kind: DataRequestKind;
  readonly text: string;
}

/** What somebody asked by mail or letter, as an organiser enters it. */
export interface EnteredDataRequest extends NewDataRequest {
  readonly userId: string;
  readonly cameBy: Exclude<DataRequestSource, 'product'>;
  /** The day on which it came, as `2024-12-05`. */
  readonly askedOn: string;
}

/** What organisers answer. */
export interface DataRequestAnswer {
  readonly id: string;
  /** Otherwise it is refused, and the answer says why. */
  readonly isDone: boolean;
  readonly answer: string;
}

/** Who leads a team from now on, and why. */
export interface NewCaptain {
  readonly teamId: string;
  readonly userId: string;
  readonly reason: string;
}

/** A run under an id of the caller's, of what a look found. */
export interface RetentionOrder {
  readonly id: string;
  readonly lookId: string;
  /** Asked after each piece; the next one is not begun where it says so. */
  readonly isStopped?: () => boolean;
  /** Hears of each piece. */
  readonly onProgress?: (run: RetentionRun) => void;
}

/** What people ask of their data, and how it is answered. Every call throws only AppError. */
export function privacyRepository(client: GrowSupabase) {
  return {
    /** What a person asked, the latest first. @throws AppError `malformed_row` */
    async listOwn(userId: string): Promise<DataRequest[]> {
      return readList(
        client
          .from('data_requests')
          .select('id, kind, came_by, text, asked_at, due_at, state, answer, closed_at')
          .eq('user_id', userId)
          .order('asked_at', { ascending: false })
          .limit(20),
        dataRequestFromRow,
      );
    },

    /** Asks organisers. @throws AppError `already_exists` while one of this kind is open, `invalid_value` */
    async request({ id, kind, text }: NewDataRequest): Promise<DataRequest> {
      return guard(async () =>
        dataRequestFromRow(
          unwrap(await client.rpc('request_data', { p_id: id, p_kind: kind, p_text: text.trim() })),
        ),
      );
    },

    /** Takes an own request back. @throws AppError `not_found`, `request_closed` */
    async withdraw(id: string): Promise<DataRequest> {
      return guard(async () =>
        dataRequestFromRow(unwrap(await client.rpc('withdraw_data_request', { p_id: id }))),
      );
    },

    /**
     * For organisers: what is open, the next due first, or what was closed, the latest first; or what stands behind one of them.
     * @throws AppError `forbidden`, `malformed_row`
     */
    async listRequests(
      isOpen: boolean,
      behind?: string,
      { signal }: ReadOptions = {},
    ): Promise<ListedDataRequest[]> {
      return readList(
        client.rpc('list_data_requests', {
          ...{ p_is_open: isOpen, p_limit: REQUESTS_PAGE_SIZE },
          ...(behind === undefined ? {} : { p_behind: behind }),
        }),
        listedDataRequestFromRow,
        signal,
      );
    },

    /** For organisers: requests in numbers. @throws AppError `forbidden`, `malformed_row` */
    async readFigures(): Promise<DataRequestFigures> {
      return guard(async () => dataRequestFiguresFromRow(await read(client.rpc('data_request_figures'))));
    },

    /** An organiser enters a mail or a letter. @throws AppError `already_exists`, `not_found`, `invalid_value`, `forbidden` */
    async enter({ id, userId, kind, cameBy, askedOn, text }: EnteredDataRequest): Promise<DataRequest> {
      return guard(async () =>
        dataRequestFromRow(
          unwrap(
            await client.rpc('enter_data_request', {
              ...{ p_id: id, p_user_id: userId, p_kind: kind },
              ...{ p_came_by: cameBy, p_asked_on: askedOn, p_text: text.trim() },
            }),
          ),
        ),
      );
    },

    /** An organiser says that it is done, or refuses it. @throws AppError `request_closed`, `invalid_value`, `forbidden` */
    async answer({ id, isDone, answer }: DataRequestAnswer): Promise<DataRequest> {
      return guard(async () =>
        dataRequestFromRow(
          unwrap(
            await client.rpc('answer_data_request', {
              p_id: id,
              p_is_done: isDone,
              p_answer: answer.trim(),
            }),
          ),
        ),
      );
    },

    /** For organisers: why an account cannot be deleted now. @throws AppError `forbidden`, `malformed_row` */
    async readObstacles(userId: string): Promise<RemovalObstacles> {
      return guard(async () =>
        removalObstaclesFromRow(await read(client.rpc('removal_obstacles', { p_user_id: userId }))),
      );
    },

    /** An organiser makes another member captain. @throws AppError `not_in_team`, `forbidden` */
    async replaceCaptain({ teamId, userId, reason }: NewCaptain): Promise<void> {
      await guard(async () => {
        const given = { p_team_id: teamId, p_successor: userId, p_reason: reason };
        unwrapOptional(await client.rpc('replace_captain', given));
      });
    },

    /**
     * An organiser takes everything about whoever asked; it is noted who.
     * @throws AppError `reauthentication_needed`, `forbidden` for whoever is of the same team, `request_closed`
     */
    async exportForRequest(id: string): Promise<AccountExport> {
      return guard(async () =>
        accountExportFromJson(unwrap(await client.rpc('export_for_request', { p_request_id: id }))),
      );
    },

    /** For organisers: what is kept for how long. @throws AppError `forbidden`, `malformed_row` */
    async listRetention(): Promise<RetentionLine[]> {
      return readList(client.rpc('list_retention'), retentionLineFromRow);
    },

    /** An organiser looks what a run would remove; nothing goes. @throws AppError `forbidden` */
    async look(rule: RetentionRule): Promise<RetentionRun> {
      return guard(async () =>
        retentionRunFromRow(unwrap(await client.rpc('look_at_retention', { p_rule: rule }))),
      );
    },

    /**
     * An organiser removes what a look found, piece after piece, until it is finished or stopped. Called again with the same id it
     * goes on.
     * @throws AppError `reauthentication_needed`, `conflict` for a look of more than an hour ago, `forbidden`
     */
    async removeExpired({ id, lookId, isStopped, onProgress }: RetentionOrder): Promise<RetentionRun> {
      return guard(async () => {
        for (;;) {
          const run = retentionRunFromRow(
            unwrap(await client.rpc('run_retention', { p_id: id, p_look_id: lookId })),
          );
          onProgress?.(run);
          if (run.finishedAt !== undefined || isStopped?.()) return run;
        }
      });
    },

    /** For organisers: what can be taken out of a team's record. @throws AppError `forbidden`, `malformed_row` */
    async listRedactable(teamId: string): Promise<Redactable[]> {
      return readList(client.rpc('list_redactable', { p_team_id: teamId }), redactableFromRow);
    },

    /** For organisers: what was taken out, the latest first. @throws AppError `forbidden`, `malformed_row` */
    async listRedactions(): Promise<Redaction[]> {
      return readList(client.rpc('list_redactions'), redactionFromRow);
    },

    /** An organiser takes something out for good. @throws AppError `reauthentication_needed`, `not_found`, `invalid_value`, `forbidden` */
    async redact({ what, id, partKey, reason }: RedactionOrder): Promise<void> {
      await guard(async () => {
        unwrap(
          await client.rpc('redact', {
            ...{ p_what: what, p_id: id, p_part_key: partKey ?? '', p_reason: reason.trim() },
          }),
        );
      });
    },
  };
}
