// The log of what was done to somebody else's things, by each of its filters.
import type { AuditFilter } from '../../../core/src/audit';
import { auditRepository } from '../../../core/src/audit/auditRepository';
import type { Asker, ProductList } from './ProductList';

const none: AuditFilter = {
  ...{ from: undefined, to: undefined, actor: undefined, kind: undefined, action: undefined },
  ...{ teamId: undefined, personId: undefined, reason: '' },
};

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const filters: readonly (readonly [name: string, filter: (asker: Asker) => Partial<AuditFilter>])[] = [
  ['the newest', () => ({})],
  ['of a day long ago', () => ({ from: day(80), to: day(79) })],
  ['by an organiser', ({ userId }) => ({ actor: userId })],
  ['by nobody', () => ({ actor: 'automatic' })],
  ['of a rare kind', () => ({ kind: 'announcement' })],
  ['of a common kind', () => ({ kind: 'hand_in' })],
  ['what was removed', () => ({ action: 'delete' })],
  ['of a team', ({ teamId }) => ({ teamId })],
  ['about a person', ({ userId }) => ({ personId: userId })],
  ['with common words in the reason', () => ({ reason: 'were ill' })],
  ['with rare words in the reason', () => ({ reason: 'note of Bela' })],
  [
    'by an organiser, of a kind, in a week, with a reason',
    ({ userId }) => ({ actor: userId, kind: 'event', from: day(40), to: day(33), reason: 'mentor' }),
  ],
];

const repository = ({ client }: Asker) => auditRepository(client);

/** Every list of the log. */
export const auditLists: readonly ProductList[] = [
  ...filters.flatMap(([name, filter]): ProductList[] => [
    {
      by: 'orga',
      name: `log, ${name}`,
      ask: (asker) => repository(asker).listEntries({ ...none, ...filter(asker) }),
    },
    {
      by: 'orga',
      name: `how many: log, ${name}`,
      ask: (asker) => repository(asker).countEntries({ ...none, ...filter(asker) }),
    },
  ]),
  {
    by: 'orga',
    name: 'log, a page far back',
    ask: async (asker) => repository(asker).listEntries(none, 50_000),
  },
  { by: 'orga', name: 'who can do something', ask: (asker) => repository(asker).listActors() },
];
