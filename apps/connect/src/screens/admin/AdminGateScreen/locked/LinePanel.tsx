import { useLocale } from '@grow/shell';
import { CutStepper, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import {
  changeWords,
  gateNamesOf,
  ofTeamsWords,
  scoreWords,
  type RankedRound,
} from '../../../../features/gate';
import { m } from '../../../../paraglide/messages';
import { FactList } from '../../../../shared/page';

const Changes = styled(FactList)`
  --fact-columns: minmax(0, 7rem) minmax(0, 1fr);
`;

const Words = styled.div`
  display: grid;
  gap: 16px;
`;

type LinePanelProps = { round: RankedRound; cut: number; onCut: ((cut: number) => void) | undefined };

/** Where the line falls and how close it is, and what one place more or less or the order as given would change. */
export function LinePanel({ round, cut, onCut }: LinePanelProps) {
  const { locale } = useLocale();
  const { results, line, ranking } = round;
  const names = gateNamesOf(results);
  const number = (value: number) => value.toLocaleString(locale);
  const [only] = line.components.length === 1 ? line.components : [];
  const close = line.teams.some(({ tooCloseToCall }) => tooCloseToCall);
  const changes = [
    [m.gates_line_instead({ count: number(Math.max(0, cut - 1)) }), line.oneLess],
    [m.gates_line_instead({ count: number(cut + 1) }), line.oneMore],
    ...(only?.basis === 'adjusted' ? ([[m.gates_line_raw(), line.byRaw]] as const) : []),
  ] as const;
  return (
    <Section title={m.gates_the_line()} aside={onCut && m.gates_dry_run()}>
      <Words>
        <CutStepper
          isLarge
          cut={cut}
          count={ranking.teams.length}
          onCutChange={onCut}
          figure={number(cut)}
          detail={ofTeamsWords(cut, ranking.teams.length, locale)}
          labels={{ line: m.gates_line(), fewer: m.gates_one_fewer(), more: m.gates_one_more() }}
        />
        {only?.lastOn !== undefined && only.firstOut !== undefined && (
          <Text step="ui">
            {m.gates_line_between({
              last: names.team(only.lastOn),
              first: names.team(only.firstOut),
              distance: scoreWords(only.distance ?? 0, locale),
            })}{' '}
            {close && m.gates_line_close()}
          </Text>
        )}
        <Changes>
          {changes.map(([label, change]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{changeWords(change, names, locale)}</dd>
            </div>
          ))}
        </Changes>
      </Words>
    </Section>
  );
}
