import { describe, expect, it } from 'vitest';
import { rankTeams } from '../ranking';
import { resultsJson } from './gateCases';
import { gateProtocolCsv, gateProtocolFromJson } from './GateProtocol';
import { gateProtocolText } from './gateProtocolText';
import { gateResultsFromJson } from './GateResults';
import { decisionsAtLine, rankingGroundOf, undecidedTeams } from './gateRules';

const results = gateResultsFromJson(resultsJson);
const ranking = rankTeams(rankingGroundOf(results));
const text = () => gateProtocolText(results, ranking, decisionsAtLine(results, ranking));

const protocolOf = (content: string) =>
  gateProtocolFromJson({
    ...{ content, hash: 'f'.repeat(64), decided_at: '2024-12-13T17:00:00Z', decided_by: null },
    ...{ is_current: true, earlier: 0 },
  });

describe('what is decided', () => {
  it('is by hand where somebody decided, else by the line, and another line is a look', () => {
    const at = (cutSize?: number) =>
      decisionsAtLine(results, ranking, cutSize).map(
        ({ teamId, decision }) => `${teamId} ${decision ?? 'open'}`,
      );
    expect(at()).toEqual(['a on', 'b out', 'n waiting']);
    expect(at(2)).toEqual(['a on', 'b on', 'n waiting']);
  });

  it('is not all there while nobody decided about a team without a score', () => {
    const open = { ...results, decisions: [] };
    const decisions = decisionsAtLine(open, ranking);
    expect(undecidedTeams(decisions)).toEqual(['n']);
    expect(() => gateProtocolText(open, ranking, decisions)).toThrow('A team is neither on, out nor waiting');
  });
});

describe('the protocol', () => {
  it('is the same text whatever the order of what it is made from', () => {
    const other = gateResultsFromJson({ ...resultsJson, ballots: resultsJson.ballots.toReversed() });
    const again = rankTeams(rankingGroundOf(other));
    const parsed = (content: string) => JSON.parse(content) as Record<string, unknown>;
    expect(parsed(gateProtocolText(other, again, decisionsAtLine(other, again)))['ranking']).toEqual(
      parsed(text())['ranking'],
    );
    expect(text()).toBe(text());
    expect(text()).toMatch(
      /^\{"by_hand":\[\{"decision":"waiting","reason":"They were ill","team_id":"n"\}\],/,
    );
  });

  it('is read with places, decisions and reasons, the best first and those without a place last', () => {
    const { teams, commentsHeld, cutSize } = protocolOf(text());
    expect({ commentsHeld, cutSize }).toEqual({ commentsHeld: 2, cutSize: 1 });
    expect(teams.map(({ rank, name, decision, reason }) => [rank, name, decision, reason])).toEqual([
      [1, 'Team a', 'on', undefined],
      [2, 'Team b', 'out', undefined],
      [undefined, 'Team n', 'waiting', 'They were ill'],
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['a team without a decision', text().replace('"decisions":[', '"decisions":[],"were":[')],
  ])('is malformed with %s', (_, content) => {
    expect(() => protocolOf(content)).toThrow('round_protocol');
  });

  it('runs nothing in a spreadsheet, and ends with its hash', () => {
    const risky = text().replaceAll('Team a', '=cmd|0').replace('They were ill', '+49 6221');
    const csv = gateProtocolCsv(protocolOf(risky), {
      head: ['Rank', 'Team', 'Stage', 'Sheets', 'Raw', 'Adjusted', 'Error', 'Decision', 'Reason'],
      decisions: { on: 'goes on', out: 'out', waiting: 'waits' },
      hash: 'SHA-256',
      number: (value) => value.toFixed(2),
    });
    const lines = csv.split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toContain(";'=cmd|0;Stage 1;2;4.50;");
    expect(lines[3]).toBe(";Team n;Stage 1;0;;;;waits;'+49 6221");
    expect(lines[4]).toBe(`SHA-256;${'f'.repeat(64)}`);
  });
});
