// What is wrong with a plan: the rules by which the full run judges every list of the product.
import { describe, expect, it } from 'vitest';
import { statementsIn } from '../../bench/plans/planLog';
import { callsPerRow, faultsOf } from '../../bench/plans/planRules';

describe('the rules', () => {
  const scan = (more: object) => ({ 'Node Type': 'Seq Scan', 'Actual Rows': 40, 'Actual Loops': 1, ...more });

  it('find a function of ours in a condition of many rows, and in a subplan of many rounds', () => {
    expect(callsPerRow(scan({ Filter: 'private.is_captain_of(id)' }))).toHaveLength(1);
    const subplan = {
      'Node Type': 'Result',
      'Parent Relationship': 'SubPlan',
      'Actual Rows': 1,
      'Actual Loops': 40,
    };
    expect(callsPerRow(scan({ Plans: [{ ...subplan, Output: ['auth.uid()'] }] }))).toHaveLength(1);
  });

  it('let a question pass that is asked once', () => {
    const once = {
      'Node Type': 'Result',
      'Parent Relationship': 'InitPlan',
      'Actual Rows': 1,
      'Actual Loops': 1,
    };
    expect(
      callsPerRow(scan({ Filter: '(InitPlan 1).col1', Plans: [{ ...once, Output: ['private.is_orga()'] }] })),
    ).toEqual([]);
    expect(callsPerRow(scan({ 'One-Time Filter': 'private.is_orga()' }))).toEqual([]);
  });

  it('let a set pass that is asked for once, and named again above', () => {
    const set = (loops: number, rows: number) =>
      scan({
        'Node Type': 'Aggregate',
        'Actual Rows': 1,
        Output: ['array_agg(id)', '(private.record_teams())'],
        Plans: [
          {
            'Node Type': 'ProjectSet',
            'Actual Rows': 1000,
            'Actual Loops': loops,
            Output: ['private.record_teams()'],
            Plans: [{ 'Node Type': 'Result', 'Actual Rows': rows, 'Actual Loops': 1 }],
          },
        ],
      });
    expect(callsPerRow(set(1, 1))).toEqual([]);
    expect(callsPerRow(set(40, 1))).toHaveLength(1);
    expect(callsPerRow(set(1, 40))).toHaveLength(1);
  });

  it('count what a whole request reads', () => {
    const plan = scan({ 'Shared Hit Blocks': 400, 'Shared Read Blocks': 101 });
    expect(faultsOf([{ text: 'WITH pgrst_source AS (x)', time: 1, plan }])).toEqual([
      'reads 501 shared buffers, more than 500',
    ]);
    expect(faultsOf([{ text: 'WITH pgrst_source AS (x)', time: 1, plan }], 501)).toEqual([]);
  });

  it('read the log of the server', () => {
    const entry = '{\n\t  "Query Text": "select 1",\n\t  "Plan": {"Node Type": "Result"}\n\t}';
    const log = `authenticator LOG:  duration: 0.125 ms  plan:\n\t${entry}\nsupabase_admin LOG:  checkpoint\n`;
    expect(statementsIn(log)).toEqual([{ text: 'select 1', time: 0.125, plan: { 'Node Type': 'Result' } }]);
  });
});
