// What people ask of their data, what is kept, and who looked at whom.
import { privacyRepository } from '../../../core/src/privacy/privacyRepository';
import { readRepository } from '../../../core/src/privacy/readRepository';
import type { Asker, ProductList } from './ProductList';

const repository = ({ client }: Asker) => privacyRepository(client);
const reads = ({ client }: Asker) => readRepository(client);

const allReads = { readerId: undefined, what: undefined, userId: undefined };
const terms = { kind: 'terms', version: '2024-10', isWithdrawn: false, search: '' } as const;

/** Every list about data. */
export const privacyLists: readonly ProductList[] = [
  { by: 'orga', name: 'requests about data, open', ask: (asker) => repository(asker).listRequests(true) },
  { by: 'orga', name: 'requests about data, closed', ask: (asker) => repository(asker).listRequests(false) },
  { by: 'orga', name: 'requests about data, in numbers', ask: (asker) => repository(asker).readFigures() },
  { by: 'orga', name: 'what is kept for how long', ask: (asker) => repository(asker).listRetention() },
  { by: 'orga', name: 'what was redacted', ask: (asker) => repository(asker).listRedactions() },
  {
    by: 'orga',
    name: 'what of a team can be redacted',
    ask: (asker) => repository(asker).listRedactable(asker.teamId),
  },
  {
    by: 'orga',
    name: 'what keeps an account from being removed',
    ask: (asker) => repository(asker).readObstacles(asker.userId),
  },
  { by: 'orga', name: 'who looked at whom', ask: (asker) => reads(asker).listReads(allReads) },
  {
    by: 'orga',
    name: 'who looked at one person, in lists, too',
    ask: (asker) => reads(asker).listReads({ ...allReads, userId: asker.userId }),
  },
  {
    by: 'orga',
    name: 'what one organiser looked at in lists',
    ask: (asker) => reads(asker).listReads({ ...allReads, readerId: asker.userId, what: 'people' }),
  },
  { by: 'orga', name: 'who agreed, in numbers', ask: (asker) => reads(asker).listConsentFigures() },
  { by: 'orga', name: 'who agreed', ask: (asker) => reads(asker).listConsents(terms) },
  {
    by: 'orga',
    name: 'who agreed, by name',
    ask: (asker) => reads(asker).listConsents({ ...terms, search: 'an' }),
  },
  { by: 'member', name: 'requests about own data', ask: (asker) => repository(asker).listOwn(asker.userId) },
];
