import type { PlanNode, RanStatement } from './planLog';

/** Most shared buffers that a list may read. */
export const MOST_BUFFERS = 500;

/**
 * Most shared buffers that a whole round may read. One answer has its 241 teams, sixty jurors and thousand score sheets, or all that a
 * juror takes along where there is no reception: five weeks and the counters of each of their teams. It is no list that is paged
 * through: it is asked for once, and kept.
 */
export const MOST_OF_A_ROUND = 1_300;

// What an event says of itself, words without accents, a day and a time of the calendar, whether a part says something and what id
// a step has look at nothing but what they are given; what is told of a milestone and which hand-in counts are asked once for
// each week of a season.
const OUR_FUNCTION =
  /\b(?:private|auth)\.(?!(?:berlin_time|event_details|folded|is_holiday|is_part_ready|step_id|hand_in_reminders|counted_hand_in)\()\w+\(/;
/** Conditions that are asked once, before a node begins. */
const ASKED_ONCE = new Set(['One-Time Filter']);
const OWN_WORDS = new Set(['Plans', 'Node Type', 'Relation Name', 'Schema', 'Alias', 'Query Text']);

const numberOf = (node: PlanNode, property: string): number => Number(node[property] ?? 0);

/** Shared buffers that a plan read, found in memory or not. */
export const buffersOf = (plan: PlanNode): number =>
  numberOf(plan, 'Shared Hit Blocks') + numberOf(plan, 'Shared Read Blocks');

// How many rows a node looked at: those it gave and those it left out, in all its rounds.
const rowsSeen = (node: PlanNode): number =>
  (numberOf(node, 'Actual Rows') +
    numberOf(node, 'Rows Removed by Filter') +
    numberOf(node, 'Rows Removed by Join Filter')) *
  Math.max(numberOf(node, 'Actual Loops'), 1);

// A function that gives a set is called once a round, however many rows it gives: in a scan, or where one row becomes many.
const isAskedOnce = (node: PlanNode, property: string): boolean =>
  ASKED_ONCE.has(property) ||
  (property === 'Function Call' && numberOf(node, 'Actual Loops') <= 1) ||
  (node['Node Type'] === 'ProjectSet' &&
    property === 'Output' &&
    numberOf(node, 'Actual Loops') <= 1 &&
    (node.Plans ?? []).every((below) => numberOf(below, 'Actual Rows') <= 1));

const textsOf = (node: PlanNode): string[] =>
  Object.entries(node)
    .filter(([property]) => !OWN_WORDS.has(property) && !isAskedOnce(node, property))
    .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]));

const outputsBelow = (node: PlanNode): string[] =>
  (node.Plans ?? []).flatMap((below) => [
    ...(Array.isArray(below['Output']) ? below['Output'].map(String) : []),
    ...outputsBelow(below),
  ]);

/**
 * Where a plan calls a function of ours once a row: in a condition or a column of a node that sees more than one row, or in a
 * subplan that runs more than once. One sentence each; none where all is well.
 */
export function callsPerRow(node: PlanNode): string[] {
  // What a node below has worked out is named again, in brackets, and not called.
  const fromBelow = outputsBelow(node).map((text) => `(${text})`);
  const isRepeated = node['Parent Relationship'] === 'SubPlan' && numberOf(node, 'Actual Loops') > 1;
  const here = textsOf(node)
    .filter((text) => !fromBelow.includes(text))
    .filter((text) => OUR_FUNCTION.test(text) && (isRepeated || rowsSeen(node) > 1))
    .map((text) => `${String(node['Node Type'])}: ${text}`);
  return [...here, ...(node.Plans ?? []).flatMap(callsPerRow)];
}

/** What is wrong with statements that belong together; the whole of it is measured where all is included. */
export function faultsOf(statements: readonly RanStatement[], most = MOST_BUFFERS): string[] {
  const wholes = statements.filter(({ text }) => isWhole(text));
  const tooMany = wholes
    .map(({ plan }) => buffersOf(plan))
    .filter((buffers) => buffers > most)
    .map((buffers) => `reads ${buffers} shared buffers, more than ${most}`);
  return [...tooMany, ...statements.flatMap(({ plan }) => callsPerRow(plan))];
}

/** Whether this is the statement of a request, which includes everything that it calls. */
export const isWhole = (text: string): boolean => text.startsWith('WITH pgrst_source');
