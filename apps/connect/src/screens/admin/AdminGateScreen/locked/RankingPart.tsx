import { apartFrom, type ComponentLine } from '@grow/core/ranking';
import { useLocale } from '@grow/shell';
import { Button, Ranking, RankingLegend, Text, type RankingLabels } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  gateNamesOf,
  listWords,
  notesWords,
  onOfWords,
  onWords,
  partWords,
  rankedRows,
  rawRows,
  statementWords,
  type RankedRound,
} from '../../../../features/gate';
import { m } from '../../../../paraglide/messages';
import { UnorderedTeams } from './UnorderedTeams';
import { WideSection } from '../WideSection';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
`;

const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  justify-content: space-between;
  padding-top: 12px;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
`;

/** So many teams around the line are shown at first. */
const FIRST_ROWS = 24;

const rankingLabels = (): RankingLabels => ({
  adjusted: m.gates_adjusted(),
  raw: m.gates_raw(),
  asGiven: m.gates_as_given(),
  score: m.gates_score(),
  view: m.gates_order(),
  tied: m.gates_tied(),
  moved: (places) =>
    places === 0
      ? m.gates_moved_not()
      : places > 0
        ? m.gates_moved_up({ count: places })
        : m.gates_moved_down({ count: -places }),
  apart: m.gates_apart(),
  close: m.gates_close(),
  notes: ({ name, notes }) => notesWords(notes, name),
});

type ComponentProps = {
  round: RankedRound;
  component: ComponentLine;
  cut: number;
  /** Left out where the line stands fast: by parts, places follow from how many there are. */
  onCut?: ((cut: number) => void) | undefined;
  selected: string | undefined;
  onSelect: (teamId: string) => void;
};

function ComponentRanking({ round, component, cut, onCut, selected, onSelect }: ComponentProps) {
  const { locale } = useLocale();
  const [isWhole, setWhole] = useState(false);
  const teams = rankedRows(round, component, locale);
  const shown = isWhole ? teams.length : Math.min(teams.length, Math.max(FIRST_ROWS, cut + 8));
  const number = (value: number) => value.toLocaleString(locale);
  const [last, next] = [teams[cut - 1], teams[cut]];
  const neighbours = [last, next].flatMap((team) => (team ? [`${team.name} ${team.score}`] : []));
  const onOf = onOfWords(cut, teams.length, locale);
  return (
    <Ranking
      teams={teams}
      raw={rawRows(round, component, locale)}
      cut={cut}
      onCutChange={onCut}
      shown={shown}
      selected={selected}
      onSelect={onSelect}
      onNotes={onSelect}
      labels={rankingLabels()}
      cutLabels={{
        line: m.gates_line(),
        short: onWords(cut, locale),
        value: onOf,
        long: onOf,
        neighbours: neighbours.length > 0 ? neighbours.join(', ') : undefined,
        fewer: m.gates_one_fewer(),
        more: m.gates_one_more(),
      }}
    >
      {shown < teams.length && (
        <More>
          {m.gates_places_shown({ count: number(shown), of: number(teams.length) })}
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {m.gates_show_all()}
          </Button>
        </More>
      )}
    </Ranking>
  );
}

type RankingPartProps = Omit<ComponentProps, 'component'>;

/** Who is where: one list, or where parts of the round cannot be compared one for each, with what the numbers cannot tell. */
export function RankingPart({ round, cut, onCut, ...selection }: RankingPartProps) {
  const { locale } = useLocale();
  const names = gateNamesOf(round.results);
  const { components } = round.line;
  const says = round.ranking.statements.map((statement) => statementWords(statement, names, locale));
  const stagesOf = ({ stageIds }: ComponentLine) => listWords(stageIds.map(names.stage), locale);
  return (
    <WideSection
      title={m.gates_ranking()}
      aside={
        <RankingLegend
          labels={{
            together: m.gates_together(),
            juror: m.gates_one_juror(),
            apart: m.gates_apart_more({ count: apartFrom.toLocaleString(locale) }),
          }}
        />
      }
    >
      <Parts>
        {says.length > 0 && (
          <div>
            {says.map((sentence) => (
              <Text key={sentence} step="ui" tone="muted">
                {sentence}
              </Text>
            ))}
          </div>
        )}
        {components.length === 1 && components[0] ? (
          <ComponentRanking round={round} component={components[0]} cut={cut} onCut={onCut} {...selection} />
        ) : (
          components.map((component) => (
            <div key={component.component}>
              <Text as="h3" step="h4">
                {partWords(stagesOf(component), component.places, locale)}
              </Text>
              <ComponentRanking round={round} component={component} cut={component.places} {...selection} />
            </div>
          ))
        )}
        <UnorderedTeams round={round} onSelect={selection.onSelect} />
      </Parts>
    </WideSection>
  );
}
