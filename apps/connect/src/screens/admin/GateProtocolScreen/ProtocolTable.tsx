import type { GateProtocol, ProtocolTeam } from '@grow/core/gate';
import { useLocale } from '@grow/shell';
import { styled } from 'styled-components';
import { decisionWords, scoreWords } from '../../../features/gate';
import { m } from '../../../paraglide/messages';

const Frame = styled.div`
  overflow-x: auto;
`;

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--color-line);
    text-align: left;
    vertical-align: top;
  }
  td[data-number],
  th[data-number] {
    padding-right: 28px;
    text-align: right;
  }
  td,
  th {
    white-space: nowrap;
  }
  td:last-child {
    min-width: 16rem;
    padding-right: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  tr {
    break-inside: avoid;
  }
`;

/** Every team of a protocol with its scores and what was decided. */
export function ProtocolTable({ protocol }: { protocol: GateProtocol }) {
  const { locale } = useLocale();
  const score = (value: number | undefined) => (value === undefined ? '–' : scoreWords(value, locale));
  const heads: readonly (readonly [key: string, label: string, isNumber: boolean])[] = [
    ['place', m.gates_place(), true],
    ['team', m.gates_team(), false],
    ['stage', m.gates_stage(), false],
    ['sheets', m.gates_sheets_short(), true],
    ['raw', m.gates_raw(), true],
    ['adjusted', m.gates_adjusted(), true],
    ['error', m.gates_standard_error(), true],
    ['decision', m.gates_decision(), false],
  ];
  const row = (team: ProtocolTeam) => (
    <tr key={team.teamId}>
      <td data-number="">{team.rank?.toLocaleString(locale) ?? '–'}</td>
      <th scope="row">{team.name}</th>
      <td>{team.stage ?? '–'}</td>
      <td data-number="">{team.ballots.toLocaleString(locale)}</td>
      <td data-number="">{score(team.raw)}</td>
      <td data-number="">{score(team.adjusted)}</td>
      <td data-number="">{score(team.standardError)}</td>
      <td>
        {decisionWords[team.decision]()}
        {team.reason !== undefined && ` (${m.gates_by_hand()}: ${team.reason})`}
      </td>
    </tr>
  );
  return (
    <Frame tabIndex={0} role="region" aria-label={m.gates_protocol()}>
      <Root>
        <thead>
          <tr>
            {heads.map(([key, label, isNumber]) => (
              <th key={key} scope="col" data-number={isNumber ? '' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{protocol.teams.map(row)}</tbody>
      </Root>
    </Frame>
  );
}
