import { csvOf } from '../csv/csv';
import type { Experiment, ExperimentDecision, ExperimentVerdict } from './Experiment';

/** The columns of the file. */
export const experimentCsvColumns = [
  'day',
  'author',
  'hypothesis',
  'method',
  'target',
  'result',
  'unit',
  'verdict',
  'seen',
  'decision',
  'nextStep',
  'interviews',
  'testUsers',
  'preOrders',
  'revenue',
  'links',
] as const;

/** The words of the file, in the language of whoever takes it. */
export interface ExperimentCsvWords {
  readonly head: Readonly<Record<(typeof experimentCsvColumns)[number], string>>;
  readonly verdict: Readonly<Record<ExperimentVerdict, string>>;
  readonly decision: Readonly<Record<ExperimentDecision, string>>;
}

/** A log as a CSV with semicolons, in its order, without drafts; revenue is in euros. */
export function experimentCsv(experiments: readonly Experiment[], words: ExperimentCsvWords): string {
  const logged = experiments.filter(({ isDraft }) => !isDraft);
  return csvOf([
    experimentCsvColumns.map((column) => words.head[column]),
    ...logged.map((one) => [
      ...[one.happenedOn, one.author && `${one.author.firstName} ${one.author.lastName}`.trim()],
      ...[one.hypothesis, one.method, one.target, one.result, one.unit, words.verdict[one.verdict], one.seen],
      ...[one.decision && words.decision[one.decision], one.nextStep],
      ...[one.adds.interviews, one.adds.testUsers, one.adds.preOrders, one.adds.revenueCents / 100],
      one.links.join(' '),
    ]),
  ]);
}
