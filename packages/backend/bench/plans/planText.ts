import type { PlanNode, RanStatement } from './planLog';
import { buffersOf } from './planRules';

const CONDITIONS = [
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'Filter',
  'One-Time Filter',
  'Function Call',
  'Sort Key',
  'Group Key',
];

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value);

function lines(node: PlanNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const target = ['Index Name', 'Relation Name', 'Function Name', 'CTE Name'].find((name) => name in node);
  const title = [node['Subplan Name'], node['Node Type'], target && `on ${text(node[target])}`]
    .filter(Boolean)
    .join(' ');
  const counts = `rows ${text(node['Actual Rows'])}, loops ${text(node['Actual Loops'])}, buffers ${buffersOf(node)}`;
  const conditions = CONDITIONS.filter((name) => name in node).map(
    (name) => `${indent}    ${name}: ${text(node[name])}`,
  );
  return [
    `${indent}-> ${title} (${counts})`,
    ...conditions,
    ...(node.Plans ?? []).flatMap((inner) => lines(inner, depth + 1)),
  ];
}

/** A statement with its plan as a tree: what each node did, how often, what it read and what it asked. */
export const planText = (statement: RanStatement): string =>
  [`  ${statement.text.replace(/\s+/g, ' ').slice(0, 300)}`, ...lines(statement.plan, 1)].join('\n');
