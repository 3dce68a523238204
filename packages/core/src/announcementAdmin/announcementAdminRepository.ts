import type { GrowSupabase, Page, PageRequest, ReadOptions } from '../db/growSupabase';
import { rangeOf } from '../db/paging';
import { read, readList } from '../db/read';
import { readRow } from '../db/readRow';
import { AppError } from '../errors/AppError';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import type { Json } from '../db/database.types';
import { isUuid } from '../text/isUuid';
import {
  audienceReachFromRow,
  rulesOfAudience,
  savedAudienceFromRow,
  type Audience,
  type AudienceReach,
  type SavedAudience,
} from './Audience';
import {
  announcementChanges,
  audiencePersonFromRow,
  recipientFromRow,
  writtenAnnouncementFromRow,
  type AnnouncementRecipient,
  type AnnouncementState,
  type AnnouncementWords,
  type AudiencePerson,
  type MailState,
  type WrittenAnnouncement,
} from './WrittenAnnouncement';

/** How many people a page of an audience or of recipients has. */
export const PEOPLE_PAGE = 50;

/** Which announcements, and which page of them. */
export interface AnnouncementListRequest extends PageRequest {
  readonly search: string;
  readonly state: AnnouncementState | undefined;
  /** Only those that the caller wrote. */
  readonly isOwn: boolean;
}

/** An audience, or those whom another announcement reached. */
export interface AudienceRequest {
  readonly audience: Audience;
  readonly correctsId: string | undefined;
}

/** Somebody of a list by name, behind whom the next page begins. */
export type LastPerson = Pick<AudiencePerson, 'userId' | 'firstName' | 'lastName'>;

/** What is saved: a new draft without id and version. */
export interface AnnouncementSave {
  readonly id: string | undefined;
  readonly version: string | undefined;
  readonly words: Partial<AnnouncementWords>;
}

/** When a draft goes. */
export interface AnnouncementSchedule extends Pick<WrittenAnnouncement, 'id' | 'version'> {
  /** A time on the wall in Berlin, `2024-12-08T18:00`; undefined: in two minutes. */
  readonly sendAt: string | undefined;
}

const argsOf = ({ audience, correctsId }: AudienceRequest) => ({
  p_roles: [...audience.roles],
  p_rules: rulesOfAudience(audience),
  ...(correctsId === undefined ? {} : { p_corrects_id: correctsId }),
});
const afterOf = (last: LastPerson | undefined) =>
  last === undefined
    ? {}
    : { p_after: { last_name: last.lastName, first_name: last.firstName, user_id: last.userId } };
const listOf = <T>(name: string, rows: Json, fromRow: (row: unknown) => T): T[] =>
  readRow(name, { rows }).list('rows', fromRow);

/** What organisers tell many. Every call throws only AppError; `forbidden` for everybody else. */
export function announcementAdminRepository(client: GrowSupabase) {
  const list = async (args: object, signal?: AbortSignal) => {
    const row = readRow('list_announcements', await read(client.rpc('list_announcements', args), signal));
    return { items: row.list('rows', writtenAnnouncementFromRow), total: row.number('total') };
  };
  return {
    /** A page of the season's announcements. @throws AppError `invalid_value`, `malformed_row` */
    async listAnnouncements(
      request: AnnouncementListRequest & ReadOptions,
    ): Promise<Page<WrittenAnnouncement>> {
      const { search, state, isOwn, signal } = request;
      return guard(async () => {
        const args = { p_query: search.slice(0, 200), p_is_own: isOwn, ...(state ? { p_state: state } : {}) };
        return list({ ...args, p_limit: request.pageSize, p_offset: rangeOf(request).from }, signal);
      }, signal);
    },

    /** One announcement. @throws AppError `not_found`, `malformed_row` */
    async getAnnouncement(id: string): Promise<WrittenAnnouncement> {
      return guard(async () => {
        // Of an address that was cut off there is nothing to ask.
        const [found] = isUuid(id) ? (await list({ p_id: id })).items : [];
        if (!found) throw new AppError('not_found');
        return found;
      });
    },

    /** Whom it would reach now. @throws AppError `malformed_row` */
    async getReach(request: AudienceRequest, { signal }: ReadOptions = {}): Promise<AudienceReach> {
      return guard(
        async () => audienceReachFromRow(await read(client.rpc('audience_reach', argsOf(request)), signal)),
        signal,
      );
    },

    /** A page of those people by name. @throws AppError `malformed_row` */
    async listAudience(request: AudienceRequest, last?: LastPerson): Promise<AudiencePerson[]> {
      const args = { ...argsOf(request), ...afterOf(last), p_limit: PEOPLE_PAGE };
      return guard(async () =>
        listOf('audience_people', await read(client.rpc('audience_people', args)), audiencePersonFromRow),
      );
    },

    /** A page of the recipients by name; those in these states alone, where any are given. @throws AppError `malformed_row` */
    async listRecipients(
      id: string,
      states: readonly MailState[] = [],
      last?: LastPerson,
    ): Promise<AnnouncementRecipient[]> {
      const mails = states.length === 0 ? {} : { p_mails: [...states] };
      const args = { p_id: id, ...mails, ...afterOf(last), p_limit: PEOPLE_PAGE };
      return guard(async () =>
        listOf(
          'list_announcement_recipients',
          await read(client.rpc('list_announcement_recipients', args)),
          recipientFromRow,
        ),
      );
    },

    /** Audiences that were saved, by name. @throws AppError `malformed_row` */
    async listAudiences({ signal }: ReadOptions = {}): Promise<SavedAudience[]> {
      return readList(client.from('saved_audiences').select('*').order('name'), savedAudienceFromRow, signal);
    },

    /** Saves an audience under a name. @throws AppError `already_exists` where the name is taken, `invalid_value` */
    async saveAudience({ name, audience }: Omit<SavedAudience, 'id'>): Promise<SavedAudience> {
      const row = { name: name.trim(), audience: [...audience.roles], rules: rulesOfAudience(audience) };
      return guard(async () =>
        savedAudienceFromRow(unwrap(await client.from('saved_audiences').insert(row).select().single())),
      );
    },

    /** Deletes a saved audience. @throws AppError `single_row_expected` once it is gone */
    async removeAudience(id: string): Promise<void> {
      await guard(async () => {
        unwrap(await client.from('saved_audiences').delete().eq('id', id).select().single());
      });
    },

    /** Writes a draft; what is absent stays. @throws AppError `conflict` over what somebody else wrote, `not_found`, `invalid_value` */
    async save({ id, version, words }: AnnouncementSave): Promise<WrittenAnnouncement> {
      const stored = id === undefined || version === undefined ? {} : { p_id: id, p_version: version };
      const args = { p_changes: announcementChanges(words) as Json, ...stored };
      return guard(async () =>
        writtenAnnouncementFromRow(unwrap(await client.rpc('save_announcement', args))),
      );
    },

    /** Lets a draft go. @throws AppError `conflict`, `invalid_value` where it is not whole, for nobody or in the past */
    async schedule({ id, version, sendAt }: AnnouncementSchedule): Promise<WrittenAnnouncement> {
      const args = { p_id: id, p_version: version, ...(sendAt === undefined ? {} : { p_send_at: sendAt }) };
      return guard(async () =>
        writtenAnnouncementFromRow(unwrap(await client.rpc('schedule_announcement', args))),
      );
    },

    /** Makes one that waits for its time a draft again. @throws AppError `conflict` once it has gone */
    async reopen(id: string): Promise<WrittenAnnouncement> {
      return guard(async () =>
        writtenAnnouncementFromRow(unwrap(await client.rpc('reopen_announcement', { p_id: id }))),
      );
    },

    /** Cancels it, or stops what has not left. @throws AppError `conflict` where everything has left */
    async stop(id: string): Promise<WrittenAnnouncement> {
      return guard(async () =>
        writtenAnnouncementFromRow(unwrap(await client.rpc('stop_announcement', { p_id: id }))),
      );
    },

    /** Deletes what never went. @throws AppError `conflict`, `not_found` */
    async discard(id: string): Promise<void> {
      await guard(async () => {
        unwrapOptional(await client.rpc('discard_announcement', { p_id: id }));
      });
    },

    /** Mails it to the caller. @throws AppError `rate_limited` after twenty in an hour */
    async sendTest(id: string, locale: 'en' | 'de'): Promise<void> {
      await guard(async () => {
        unwrapOptional(await client.rpc('test_announcement', { p_id: id, p_locale: locale }));
      });
    },

    /** Tries the mails again that were given up; how many. @throws AppError `conflict`, `not_found` */
    async retry(id: string): Promise<number> {
      return guard(async () => unwrap(await client.rpc('retry_announcement', { p_id: id })));
    },
  };
}
