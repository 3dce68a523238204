import { readRow } from '../db/readRow';
import type { TeamPerson } from '../team/TeamPerson';

/** What a market test can show. */
export const experimentVerdicts = ['open', 'held', 'failed', 'unclear'] as const;
/** Whether the hypothesis held; `open` while the test runs. The numbers propose, the team decides. */
export type ExperimentVerdict = (typeof experimentVerdicts)[number];

/** What a team can decide after a market test. */
export const experimentDecisions = ['continue', 'change', 'drop'] as const;
/** What a team does next. */
export type ExperimentDecision = (typeof experimentDecisions)[number];

/** What teams count. */
export const tractionMetrics = ['interviews', 'testUsers', 'preOrders', 'revenueCents'] as const;
/** One of the numbers that teams count; revenue is in euro cents. */
export type TractionMetric = (typeof tractionMetrics)[number];
/** The numbers of a team, or what one test adds to them. */
export type Traction = Readonly<Record<TractionMetric, number>>;

/** How the database names what teams count. */
export const metricColumns: Readonly<Record<TractionMetric, string>> = {
  interviews: 'interviews',
  testUsers: 'test_users',
  preOrders: 'pre_orders',
  revenueCents: 'revenue_cents',
};

/** What is written about a market test. */
export interface ExperimentValues {
  /** What was believed, up to 240 characters. */
  readonly hypothesis: string;
  /** What was tried, up to 400 characters; its first sentence is what lists call the test. */
  readonly method: string;
  /** The number that was needed, in the unit. */
  readonly target: number | undefined;
  /** The number that came out, in the unit. */
  readonly result: number | undefined;
  /** What the numbers count, up to 40 characters: `of 6 shops`. */
  readonly unit: string;
  /** The day in Berlin to which its numbers count, as `2024-12-05`. */
  readonly happenedOn: string;
  /** What was seen, up to 1,200 characters. */
  readonly seen: string;
  readonly verdict: ExperimentVerdict;
  readonly decision: ExperimentDecision | undefined;
  /** What follows from the decision, up to 400 characters. */
  readonly nextStep: string;
  /** What it adds to the team's numbers. */
  readonly adds: Traction;
  /** Whether everybody who can be recognised in the evidence agreed to it. */
  readonly hasConsent: boolean;
  /** Evidence that stands elsewhere: up to ten addresses. */
  readonly links: readonly string[];
  /** Whether it counts nothing yet and the team alone reads it. */
  readonly isDraft: boolean;
}

/** A market test of a team. */
export interface Experiment extends ExperimentValues {
  readonly id: string;
  readonly teamId: string;
  /** Who logged it; undefined for an account that is gone. */
  readonly authorId: string | undefined;
  /** The author as far as the reader may see them. */
  readonly author: TeamPerson | undefined;
  /** Whoever saves names the version they read. */
  readonly version: number;
  readonly createdAt: Date;
}

type People = ReadonlyMap<string, TeamPerson>;

/** Reads a row of `experiments`; `people` are authors by their ids. @throws AppError `malformed_row` naming the column. */
export function experimentFromRow(value: unknown, people: People = new Map()): Experiment {
  const row = readRow('experiments', value);
  const authorId = row.optionalText('author_id');
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    authorId,
    author: authorId === undefined ? undefined : people.get(authorId),
    hypothesis: row.text('hypothesis'),
    method: row.text('method'),
    target: row.optionalNumber('target_value'),
    result: row.optionalNumber('result_value'),
    unit: row.text('unit'),
    happenedOn: row.day('happened_on'),
    seen: row.text('seen'),
    verdict: row.oneOf('verdict', experimentVerdicts),
    decision: row.optionalOneOf('decision', experimentDecisions),
    nextStep: row.text('next_step'),
    adds: {
      interviews: row.number('adds_interviews'),
      testUsers: row.number('adds_test_users'),
      preOrders: row.number('adds_pre_orders'),
      revenueCents: row.number('adds_revenue_cents'),
    },
    hasConsent: row.flag('people_agreed', false),
    links: row.textList('links'),
    isDraft: row.flag('is_draft', false),
    version: row.number('version'),
    createdAt: row.time('created_at'),
  };
}

// No text of PostgreSQL holds the character of number zero.
const storable = (text: string) => text.replaceAll('\0', '').trim();

/** What `save_experiment` takes of a market test. */
export function experimentToRow(
  values: ExperimentValues,
): Record<string, string | number | boolean | null | string[]> {
  return {
    hypothesis: storable(values.hypothesis),
    method: storable(values.method),
    target_value: values.target ?? null,
    result_value: values.result ?? null,
    unit: storable(values.unit),
    happened_on: values.happenedOn,
    seen: storable(values.seen),
    verdict: values.verdict,
    decision: values.decision ?? null,
    next_step: storable(values.nextStep),
    adds_interviews: values.adds.interviews,
    adds_test_users: values.adds.testUsers,
    adds_pre_orders: values.adds.preOrders,
    adds_revenue_cents: values.adds.revenueCents,
    people_agreed: values.hasConsent,
    links: [...new Set(values.links.map(storable).filter((link) => link !== ''))],
    is_draft: values.isDraft,
  };
}

/** An empty market test of a day. */
export function blankExperiment(happenedOn: string): ExperimentValues {
  return {
    hypothesis: '',
    method: '',
    target: undefined,
    result: undefined,
    unit: '',
    happenedOn,
    seen: '',
    verdict: 'open',
    decision: undefined,
    nextStep: '',
    adds: { interviews: 0, testUsers: 0, preOrders: 0, revenueCents: 0 },
    hasConsent: false,
    links: [],
    isDraft: false,
  };
}

/** A new test like another one: what was believed, tried and needed, of another day; nothing of what came out. */
export function repeatedExperiment(
  { hypothesis, method, target, unit }: ExperimentValues,
  happenedOn: string,
): ExperimentValues {
  return { ...blankExperiment(happenedOn), hypothesis, method, target, unit };
}
