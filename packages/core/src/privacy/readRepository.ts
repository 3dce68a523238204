import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { dataReadFromRow, type DataRead, type DataReadFilter } from './DataRead';
import {
  consentFigureFromRow,
  givenConsentFromRow,
  type ConsentFigure,
  type ConsentRequest,
  type GivenConsent,
} from './GivenConsent';

/** How many consents a page has. */
export const CONSENTS_PAGE_SIZE = 50;
/** How many reads a page has. */
export const DATA_READS_PAGE_SIZE = 30;

/** For organisers: who looked at whom, and who agreed to what. Every call throws only AppError. */
export function readRepository(client: GrowSupabase) {
  return {
    /** Who looked at whom, newest first, or before an entry. @throws AppError `forbidden`, `malformed_row` */
    async listReads({ readerId, what, userId }: DataReadFilter, before?: number): Promise<DataRead[]> {
      return readList(
        client.rpc('list_data_reads', {
          ...(before === undefined ? {} : { p_before: before }),
          ...(readerId === undefined ? {} : { p_reader_id: readerId }),
          ...(what === undefined ? {} : { p_what: what }),
          ...(userId === undefined ? {} : { p_user_id: userId }),
          p_limit: DATA_READS_PAGE_SIZE,
        }),
        dataReadFromRow,
      );
    },

    /** How many agreed to each version of a text. @throws AppError `forbidden`, `malformed_row` */
    async listConsentFigures(): Promise<ConsentFigure[]> {
      return readList(client.rpc('consent_figures'), consentFigureFromRow);
    },

    /**
     * Who agreed to a version of a text, the latest first, or before an entry; it is noted whose consents were read.
     * @throws AppError `forbidden`, `malformed_row`
     */
    async listConsents(
      { kind, version, isWithdrawn, search }: ConsentRequest,
      before?: string,
      { signal }: ReadOptions = {},
    ): Promise<GivenConsent[]> {
      return readList(
        client.rpc('list_consents', {
          ...{ p_kind: kind, p_version: version, p_is_withdrawn: isWithdrawn, p_query: search.slice(0, 200) },
          ...(before === undefined ? {} : { p_before: before }),
          p_limit: CONSENTS_PAGE_SIZE,
        }),
        givenConsentFromRow,
        signal,
      );
    },
  };
}
