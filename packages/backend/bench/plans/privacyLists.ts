// What people ask of their data, what is kept, and who looked at whom.
import { privacyRepository } from '../../../core/src/privacy/privacyRepository';
import type { Asker, ProductList } from './ProductList';

const repository = ({ client }: Asker) => privacyRepository(client);

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
  { by: 'orga', name: 'who looked at whom', ask: (asker) => repository(asker).listReads() },
  { by: 'member', name: 'requests about own data', ask: (asker) => repository(asker).listOwn(asker.userId) },
];
