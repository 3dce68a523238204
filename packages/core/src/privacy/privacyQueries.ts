import { accountExportFile, type AccountExportFile } from '../account/exportFiles';
import type { GrowSupabase } from '../db/growSupabase';
import { personRepository } from '../people/personRepository';
import { productMutation } from '../query/productMutation';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import type { DataRequest, DataRequestFigures, ListedDataRequest, RemovalObstacles } from './DataRequest';
import type { DataRead, DataReadFilter } from './DataRead';
import type { ConsentFigure, ConsentRequest, GivenConsent } from './GivenConsent';
import {
  privacyRepository,
  type DataRequestAnswer,
  type EnteredDataRequest,
  type NewCaptain,
  type NewDataRequest,
  type RetentionOrder,
} from './privacyRepository';
import { teamKeys } from '../team/teamQueries';
import { readRepository } from './readRepository';
import type { Redactable, Redaction, RedactionOrder } from './Redaction';
import type { RetentionLine, RetentionRule } from './Retention';

/** Cache keys of requests, of what is kept for how long, and of who looked at whom. */
export const privacyKeys = {
  all: ['privacy'] as const,
  own: (userId: string | null | undefined) => ['privacy', 'own', userId] as const,
  requests: (isOpen: boolean, behind?: string) => ['privacy', 'requests', isOpen, behind] as const,
  figures: ['privacy', 'figures'] as const,
  obstacles: (userId: string) => ['privacy', 'obstacles', userId] as const,
  retention: ['privacy', 'retention'] as const,
  redactable: (teamId: string) => ['privacy', 'redactable', teamId] as const,
  redactions: ['privacy', 'redactions'] as const,
  reads: (filter: DataReadFilter, before?: number) => ['privacy', 'reads', filter, before] as const,
  consentFigures: ['privacy', 'consentFigures'] as const,
  consents: (request: ConsentRequest, before?: string) => ['privacy', 'consents', request, before] as const,
};

/** Queries of requests, retention and reads. The client may be missing while a query is only described. */
export function privacyQueries(client: GrowSupabase | undefined) {
  const repository = () => privacyRepository(requireClient(client));
  const reads = () => readRepository(requireClient(client));
  return {
    /** What somebody asked of their own data. */
    own: (userId: string | null | undefined): ProductQuery<DataRequest[]> =>
      productQuery(privacyKeys.own(userId), async () => repository().listOwn(userId ?? '')),
    /** Requests that are open, or that were closed; a page of them, or the one behind an entry. */
    requests: (isOpen: boolean, behind?: string): ProductQuery<ListedDataRequest[]> =>
      searchQuery(privacyKeys.requests(isOpen, behind), async (signal) =>
        repository().listRequests(isOpen, behind, { signal }),
      ),
    /** Requests in numbers. */
    figures: (): ProductQuery<DataRequestFigures> =>
      productQuery(privacyKeys.figures, async () => repository().readFigures()),
    /** Why an account cannot be deleted now. */
    obstacles: (userId: string): ProductQuery<RemovalObstacles> =>
      productQuery(privacyKeys.obstacles(userId), async () => repository().readObstacles(userId)),
    /** What is kept for how long. */
    retention: (): ProductQuery<RetentionLine[]> =>
      productQuery(privacyKeys.retention, async () => repository().listRetention()),
    /** What can be taken out of a team's record. */
    redactable: (teamId: string): ProductQuery<Redactable[]> =>
      productQuery(privacyKeys.redactable(teamId), async () => repository().listRedactable(teamId)),
    /** What was taken out of records. */
    redactions: (): ProductQuery<Redaction[]> =>
      productQuery(privacyKeys.redactions, async () => repository().listRedactions()),
    /** Who looked at whom. */
    reads: (filter: DataReadFilter, before?: number): ProductQuery<DataRead[]> =>
      productQuery(privacyKeys.reads(filter, before), async () => reads().listReads(filter, before)),
    /** How many agreed to which text. */
    consentFigures: (): ProductQuery<ConsentFigure[]> =>
      productQuery(privacyKeys.consentFigures, async () => reads().listConsentFigures()),
    /** Who agreed to a version of a text, or took it back. */
    consents: (request: ConsentRequest, before?: string): ProductQuery<GivenConsent[]> =>
      searchQuery(privacyKeys.consents(request, before), async (signal) =>
        reads().listConsents(request, before, { signal }),
      ),
  };
}

const { all } = privacyKeys;

/** Mutations of requests and of what is kept. */
export function privacyMutations(client: GrowSupabase | undefined) {
  const repository = () => privacyRepository(requireClient(client));
  return {
    /** Somebody asks organisers for something about their data. */
    request: productMutation(
      [...all, 'request'],
      async (asked: NewDataRequest) => repository().request(asked),
      {
        subject: ({ kind }) => `data request ${kind}`,
        invalidates: [all],
      },
    ),
    /** Somebody takes their request back. */
    withdraw: productMutation([...all, 'withdraw'], async (id: string) => repository().withdraw(id), {
      subject: (id) => `data request ${id}`,
      invalidates: [all],
    }),
    /** An organiser enters a mail or a letter. */
    enter: productMutation(
      [...all, 'enter'],
      async (asked: EnteredDataRequest) => repository().enter(asked),
      {
        subject: ({ userId }) => `data request of ${userId}`,
        invalidates: [all],
      },
    ),
    /** An organiser says that a request is done, or refuses it. */
    answer: productMutation(
      [...all, 'answer'],
      async (given: DataRequestAnswer) => repository().answer(given),
      {
        subject: ({ id }) => `data request ${id}`,
        invalidates: [all],
      },
    ),
    /** An organiser takes the copy that somebody asked for; done once `save` has taken the file. */
    exportForRequest: (save: (file: AccountExportFile) => void) =>
      productMutation(
        [...all, 'export'],
        async ({ id, name }: { readonly id: string; readonly name: string }) => {
          const made = accountExportFile(await repository().exportForRequest(id), 'json');
          const file = { ...made, name: name + made.name.slice(made.name.indexOf('-20')) };
          save(file);
          return file;
        },
        { subject: ({ id }) => `data request ${id}`, invalidates: [all] },
      ),
    /** An organiser makes another member captain of a team whose captain goes. */
    replaceCaptain: productMutation(
      [...all, 'replaceCaptain'],
      async (given: NewCaptain) => repository().replaceCaptain(given),
      { subject: ({ teamId }) => `captain of ${teamId}`, invalidates: [all, teamKeys.all] },
    ),
    /** An organiser deletes the account of somebody who asked for it. */
    remove: productMutation(
      [...all, 'remove'],
      async (userId: string) => personRepository(requireClient(client)).remove(userId),
      { subject: (userId) => `account ${userId}`, invalidates: [[]] },
    ),
    /** An organiser takes something out of a record for good: everything about hand-ins and tests is read anew. */
    redact: productMutation([...all, 'redact'], async (order: RedactionOrder) => repository().redact(order), {
      subject: ({ id }) => `redaction ${id}`,
      invalidates: [[]],
    }),
    /** An organiser looks what a run would remove. */
    look: productMutation([...all, 'look'], async (rule: RetentionRule) => repository().look(rule), {
      subject: (rule) => `retention ${rule}`,
      invalidates: [privacyKeys.retention],
    }),
    /** An organiser removes what a look found. */
    removeExpired: productMutation(
      [...all, 'removeExpired'],
      async (order: RetentionOrder) => repository().removeExpired(order),
      { subject: ({ lookId }) => `retention ${lookId}`, invalidates: [all] },
    ),
  };
}
