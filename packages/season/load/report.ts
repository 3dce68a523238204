// What a run measured, as Markdown and as JSON. Pure.
import { figuresByCall, figuresOfAll, type CallFigures } from './meter';
import type { Measured } from './measure';
import type { Look } from './sampler';

const CALLS_SHOWN = 12;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
const rounded = (value: number, places = 0): string => value.toFixed(places);

const callRow = (figures: CallFigures) => [
  figures.call,
  figures.count,
  rounded(figures.perSecond, 1),
  ...[figures.p50, figures.p95, figures.p99, figures.longest].map((value) => rounded(value)),
  figures.limited,
  figures.failed,
];

const highest = (looks: readonly Look[], name: keyof Look): number =>
  looks.reduce((most, look) => Math.max(most, look[name]), 0);
const mean = (looks: readonly Look[], name: keyof Look): number =>
  looks.reduce((sum, look) => sum + look[name], 0) / Math.max(1, looks.length);

/** A call that is a request of its own; those of people are made of several. */
const isRequest = ({ call }: { call: string }): boolean => /^[A-Z]+ /.test(call);

/** The figures of a run, without its single calls. */
export function summaryOf({ scene, size, findings, samples, looks }: Measured) {
  const requests = samples.filter(isRequest);
  const perThousand = (seconds: number) => (requests.length === 0 ? 0 : (seconds / requests.length) * 1000);
  const seen = looks.looks;
  const [first, last] = [seen[0], seen.at(-1)];
  return {
    scene,
    size,
    seconds: looks.seconds,
    findings,
    all: figuresOfAll(requests, looks.seconds),
    calls: figuresByCall(samples, looks.seconds),
    cpuSecondsPerThousandCalls: {
      node: perThousand(looks.cpu.node),
      postgres: perThousand(looks.cpu.postgres),
    },
    cpuSeconds: looks.cpu,
    connections: { mean: mean(seen, 'connections'), highest: highest(seen, 'connections') },
    active: { mean: mean(seen, 'active'), highest: highest(seen, 'active') },
    lockWaits: { mean: mean(seen, 'lockWaits'), highest: highest(seen, 'lockWaits') },
    locks: { granted: highest(seen, 'locksGranted'), waiting: highest(seen, 'locksWaiting') },
    nodeMb: { first: first?.nodeMb ?? 0, highest: highest(seen, 'nodeMb'), last: last?.nodeMb ?? 0 },
    postgresMb: {
      first: first?.postgresMb ?? 0,
      highest: highest(seen, 'postgresMb'),
      last: last?.postgresMb ?? 0,
    },
  };
}

/** A summary that is kept. */
export type Summary = ReturnType<typeof summaryOf>;

/** Promises that were broken: those that begin with "0 " and are not. */
export const brokenPromises = ({ findings }: Pick<Measured, 'findings'>): string[] =>
  Object.entries(findings)
    .filter(([name, value]) => name.startsWith('0 ') && value !== 0)
    .map(([name, value]) => `${name}: ${value}`);

/** A run as Markdown. */
export function reportOf(summary: Summary): string {
  const { all, nodeMb, postgresMb, connections, active, lockWaits, locks, cpuSeconds } = summary;
  const cpu = summary.cpuSecondsPerThousandCalls;
  return [
    `### ${summary.scene}, ${summary.size}`,
    table(['what', 'found'], Object.entries(summary.findings)),
    table(
      ['call (times in ms)', 'count', 'per s', 'p50', 'p95', 'p99', 'longest', '429', 'failed'],
      [all, ...summary.calls.slice(0, CALLS_SHOWN)].map(callRow),
    ),
    table(
      ['backend', 'mean', 'highest'],
      [
        ['connections of the database', rounded(connections.mean, 1), connections.highest],
        ['of them active', rounded(active.mean, 1), active.highest],
        ['of them waiting for a lock', rounded(lockWaits.mean, 2), lockWaits.highest],
        ['locks granted at once', '', locks.granted],
        ['locks waited for at once', '', locks.waiting],
        [
          'memory of Node, MB (first → last)',
          `${rounded(nodeMb.first)} → ${rounded(nodeMb.last)}`,
          rounded(nodeMb.highest),
        ],
        [
          'memory of Postgres, MB (first → last)',
          `${rounded(postgresMb.first)} → ${rounded(postgresMb.last)}`,
          rounded(postgresMb.highest),
        ],
        ['CPU seconds for 1,000 calls, Node / Postgres', rounded(cpu.node, 2), rounded(cpu.postgres, 2)],
        [
          'CPU seconds in all, backend / clients',
          rounded(cpuSeconds.node + cpuSeconds.postgres + cpuSeconds.other),
          rounded(cpuSeconds.clients),
        ],
      ],
    ),
  ].join('\n\n');
}
