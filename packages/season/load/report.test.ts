import { expect, it } from 'vitest';
import type { Measured } from './measure';
import { brokenPromises, reportOf, summaryOf } from './report';

const look = {
  ...{ connections: 12, active: 3, lockWaits: 1, locksGranted: 40, locksWaiting: 2 },
  ...{ nodeMb: 100, postgresMb: 200, nodeCpu: 1, postgresCpu: 1, otherCpu: 0 },
};
const measured: Measured = {
  scene: 'hall',
  size: '2 clients',
  findings: { '0 sign-outs': 0, '0 lost writes': 2, 'writes held against the database': 9 },
  samples: [
    { call: 'GET rest teams', milliseconds: 10, status: 200 },
    { call: 'POST auth token', milliseconds: 30, status: 429 },
    { call: 'a whole reload', milliseconds: 500, status: 200 },
  ],
  looks: {
    looks: [look, { ...look, nodeMb: 160, connections: 18 }],
    seconds: 2,
    cpu: { node: 0.5, postgres: 0.25, other: 0, clients: 1 },
  },
};

it('names the promises that do not hold, and nothing else', () => {
  expect(brokenPromises(measured)).toEqual(['0 lost writes: 2']);
});

it('counts requests, and not what they are parts of', () => {
  expect(summaryOf(measured)).toMatchObject({
    all: { count: 2, perSecond: 1, limited: 1, failed: 0 },
    cpuSecondsPerThousandCalls: { node: 250, postgres: 125 },
    connections: { mean: 15, highest: 18 },
    nodeMb: { first: 100, highest: 160, last: 160 },
  });
});

it('is a table of what was found, of calls and of the backend', () => {
  const text = reportOf(summaryOf(measured));
  expect(text).toContain('### hall, 2 clients');
  expect(text).toContain('| 0 lost writes | 2 |');
  expect(text).toContain('| a whole reload | 1 | 0.5 | 500 | 500 | 500 | 500 | 0 | 0 |');
  expect(text).toContain('| memory of Node, MB (first → last) | 100 → 160 | 160 |');
});
