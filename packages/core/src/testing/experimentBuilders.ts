import { experimentToRow, type Experiment } from '../experiment/Experiment';
import { buildTeamMember } from './teamBuilders';

const { userId, firstName, lastName, avatar } = buildTeamMember();
const author = { userId, firstName, lastName, avatar };

/** A market test that held, logged by the captain; `fields` replaces some. */
export function buildExperiment(fields: Partial<Experiment> = {}): Experiment {
  return {
    id: '00000000-0000-4000-8000-0000000000f1',
    teamId: '00000000-0000-4000-8000-0000000000c1',
    authorId: author.userId,
    author,
    hypothesis: 'At 0.38 € at least three of six shops order.',
    method: 'Price question, six online food shops. One price each, asked for an order.',
    target: 3,
    result: 4,
    unit: 'of 6 shops',
    happenedOn: '2024-12-04',
    seen: 'Four would pay 0.38 € per pad. One ordered 40.',
    verdict: 'held',
    decision: 'continue',
    nextStep: 'Ask six more.',
    adds: { interviews: 6, testUsers: 0, preOrders: 40, revenueCents: 0 },
    hasConsent: true,
    links: ['https://example.org/orders'],
    isDraft: false,
    version: 1,
    createdAt: new Date('2024-12-04T15:00:00Z'),
    ...fields,
  };
}

/** Its row, as the data API sends it. */
export function buildExperimentRow(columns: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const experiment = buildExperiment();
  return {
    ...experimentToRow(experiment),
    id: experiment.id,
    team_id: experiment.teamId,
    author_id: experiment.authorId,
    updated_by: experiment.authorId,
    version: experiment.version,
    removed_at: null,
    created_at: '2024-12-04T15:00:00+00:00',
    updated_at: '2024-12-04T15:00:00+00:00',
    ...columns,
  };
}
