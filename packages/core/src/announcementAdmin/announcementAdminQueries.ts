import { announcementKeys } from '../announcement/announcementRepository';
import type { GrowSupabase, Page } from '../db/growSupabase';
import {
  mutationWithInput,
  productMutation,
  type MutationCache,
  type ProductMutation,
} from '../query/productMutation';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import type { AudienceReach, SavedAudience } from './Audience';
import {
  announcementAdminRepository,
  type AnnouncementListRequest,
  type AnnouncementSave,
  type AnnouncementSchedule,
  type AudienceRequest,
} from './announcementAdminRepository';
import type {
  AnnouncementRecipient,
  AudiencePerson,
  MailState,
  WrittenAnnouncement,
} from './WrittenAnnouncement';

/** Cache keys of what organisers write, below `announcements`. */
export const announcementAdminKeys = {
  all: [...announcementKeys.all, 'admin'] as const,
  list: (request: AnnouncementListRequest) => [...announcementKeys.all, 'admin', 'list', request] as const,
  one: (id: string) => [...announcementKeys.all, 'admin', 'one', id] as const,
  audiences: [...announcementKeys.all, 'audiences'] as const,
  reach: (request: AudienceRequest) => [...announcementKeys.all, 'reach', request] as const,
  people: (request: AudienceRequest) => [...announcementKeys.all, 'people', request] as const,
  recipients: (id: string, states: readonly MailState[]) =>
    [...announcementKeys.all, 'admin', 'recipients', id, states] as const,
};

/** Queries of what organisers write. The client may be missing while a query is only described. */
export function announcementAdminQueries(client: GrowSupabase | undefined) {
  const repository = () => announcementAdminRepository(requireClient(client));
  return {
    /** A page of the season's announcements. */
    list: (request: AnnouncementListRequest): ProductQuery<Page<WrittenAnnouncement>> =>
      searchQuery(announcementAdminKeys.list(request), async (signal) =>
        repository().listAnnouncements({ ...request, signal }),
      ),
    /** One announcement. */
    one: (id: string): ProductQuery<WrittenAnnouncement> =>
      productQuery(announcementAdminKeys.one(id), async () => repository().getAnnouncement(id)),
    /** Audiences that were saved. */
    audiences: (): ProductQuery<SavedAudience[]> =>
      productQuery(announcementAdminKeys.audiences, async () => repository().listAudiences()),
    /** Whom it would reach now. */
    reach: (request: AudienceRequest): ProductQuery<AudienceReach> =>
      searchQuery(announcementAdminKeys.reach(request), async (signal) =>
        repository().getReach(request, { signal }),
      ),
    /** The first page of those people. */
    people: (request: AudienceRequest): ProductQuery<AudiencePerson[]> =>
      productQuery(announcementAdminKeys.people(request), async () => repository().listAudience(request)),
    /** The first page of recipients in these states. */
    recipients: (id: string, states: readonly MailState[]): ProductQuery<AnnouncementRecipient[]> =>
      productQuery(announcementAdminKeys.recipients(id, states), async () =>
        repository().listRecipients(id, states),
      ),
  };
}

const key = (name: string) => [...announcementAdminKeys.all, name];
const subject = (id: string | undefined) => `announcement ${id ?? 'new'}`;
const invalidates = [announcementKeys.all];

/** The version that was written is the one that the next save builds on; figures and author are not part of the answer. */
const answer = (cache: MutationCache, saved: WrittenAnnouncement): void => {
  cache.setQueryData(announcementAdminKeys.one(saved.id), (cached: WrittenAnnouncement | undefined) => ({
    ...saved,
    figures: cached?.figures ?? saved.figures,
    author: cached?.author,
  }));
};
const writes = (id: string) => [announcementAdminKeys.one(id)];

/** Mutations of what organisers write. */
export function announcementAdminMutations(client: GrowSupabase | undefined) {
  const repository = () => announcementAdminRepository(requireClient(client));
  const reopen = productMutation(key('reopen'), async (id: string) => repository().reopen(id), {
    subject,
    invalidates,
    writes,
    answer,
  });
  const save = productMutation(key('save'), async (input: AnnouncementSave) => repository().save(input), {
    subject: ({ id }) => subject(id),
    invalidates: [announcementAdminKeys.all],
    writes: ({ id }) => (id === undefined ? [] : writes(id)),
    answer,
  });
  const saveAudience = productMutation(
    key('saveAudience'),
    async (input: Omit<SavedAudience, 'id'>) => repository().saveAudience(input),
    { subject: ({ name }) => `audience ${name}`, invalidates: [announcementAdminKeys.audiences] },
  );
  return {
    /** Writes a draft, as one types. */
    save,
    /** Lets a draft go; taken back while it waits for its time. */
    schedule: productMutation(
      key('schedule'),
      async (input: AnnouncementSchedule) => repository().schedule(input),
      {
        subject: ({ id }: AnnouncementSchedule) => subject(id),
        invalidates,
        writes: ({ id }: AnnouncementSchedule) => writes(id),
        answer,
        undo: (_: WrittenAnnouncement, { id }: AnnouncementSchedule): ProductMutation<void, unknown> =>
          mutationWithInput(reopen, id),
      },
    ),
    /** Makes one that waits for its time a draft again. */
    reopen,
    /** Cancels it, or stops what has not left. */
    stop: productMutation(key('stop'), async (id: string) => repository().stop(id), { subject, invalidates }),
    /** Deletes what never went; taken back as a draft of the same words. */
    discard: productMutation(
      key('discard'),
      async ({ id }: WrittenAnnouncement) => repository().discard(id),
      {
        subject: ({ id }: WrittenAnnouncement) => subject(id),
        invalidates,
        undo: (_: void, words: WrittenAnnouncement): ProductMutation<void, unknown> =>
          mutationWithInput(save, { id: undefined, version: undefined, words }),
      },
    ),
    /** Mails it to the caller. */
    sendTest: productMutation(
      key('sendTest'),
      async ({ id, locale }: { readonly id: string; readonly locale: 'en' | 'de' }) =>
        repository().sendTest(id, locale),
      { subject: ({ id }) => `test of ${subject(id)}` },
    ),
    /** Saves an audience under a name. */
    saveAudience,
    /** Deletes a saved audience; taken back under the same name. */
    removeAudience: productMutation(
      key('removeAudience'),
      async ({ id }: SavedAudience) => repository().removeAudience(id),
      {
        subject: ({ name }: SavedAudience) => `audience ${name}`,
        invalidates: [announcementAdminKeys.audiences],
        undo: (_: void, { name, audience }: SavedAudience): ProductMutation<void, unknown> =>
          mutationWithInput(saveAudience, { name, audience }),
      },
    ),
    /** Tries the mails again that were given up. */
    retry: productMutation(key('retry'), async (id: string) => repository().retry(id), {
      subject,
      invalidates,
    }),
  };
}
