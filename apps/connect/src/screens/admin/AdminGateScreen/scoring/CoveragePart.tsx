import type { RoundSetup } from '@grow/core/round';
import { useLocale } from '@grow/shell';
import { Button, SheetCellLegend, Split, StageCoverage, Text } from '@grow/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { coverStage, juryWords, sheetsEachWords, teamsWords } from '../../../../features/round';
import { m } from '../../../../paraglide/messages';
import { ConflictPanel } from './ConflictPanel';
import { GapPanel } from './GapPanel';
import { JurorPanel } from './JurorPanel';
import { ProposalDialog } from './ProposalDialog';
import { StageMatrix } from './StageMatrix';
import { cellStateWords } from './cellStateWords';
import { WideSection } from '../WideSection';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  align-content: start;
`;

/** Who judges whom: every stage at a glance, one of them whole, what is missing, and the jury itself. */
export function CoveragePart({ setup }: { setup: RoundSetup }) {
  const { locale } = useLocale();
  const [query, setQuery] = useSearchParams();
  const [isProposing, setProposing] = useState(false);
  const { stages, teams, jurors, round } = setup;
  const asked = query.get('stage');
  const chosen = stages.find(({ id }) => id === asked) ?? stages[0];
  const choose = (id: string) =>
    setQuery((now) => new URLSearchParams([...[...now].filter(([key]) => key !== 'stage'), ['stage', id]]), {
      replace: true,
      preventScrollReset: true,
    });
  const covered = stages.map((stage) => {
    const { cells, counts, jurors: own } = coverStage(setup, stage.id);
    const gaps = counts.filter((count) => count < round.ballotsWanted).length;
    return {
      key: stage.id,
      name: stage.name,
      teams: cells,
      hasGap: gaps > 0,
      status:
        gaps === 0
          ? m.gates_covered()
          : gaps === 1
            ? m.gates_one_gap()
            : m.gates_gaps({ count: gaps.toLocaleString(locale) }),
      summary: [teamsWords(cells.length, locale), juryWords(own.length, locale)].join(', '),
    };
  });
  const active = jurors.filter(({ withdrawnAt }) => withdrawnAt === undefined).length;
  return (
    <Column>
      <WideSection
        title={m.gates_who_judges()}
        aside={[
          juryWords(active, locale),
          teamsWords(teams.length, locale),
          sheetsEachWords(round.ballotsWanted, locale),
        ].join(', ')}
      >
        <Column>
          {stages.length === 0 ? (
            <Text tone="muted">{m.gates_no_coverage()}</Text>
          ) : (
            <>
              <StageCoverage
                label={m.gates_stages()}
                stages={covered}
                selected={chosen?.id}
                onSelect={choose}
              />
              <SheetCellLegend words={cellStateWords()} />
            </>
          )}
          <div>
            <Button onClick={() => setProposing(true)}>{m.gates_propose()}</Button>
          </div>
        </Column>
      </WideSection>
      <Split>
        <Column>
          {chosen && <StageMatrix setup={setup} stage={chosen} />}
          <JurorPanel setup={setup} />
        </Column>
        <Column>
          <GapPanel setup={setup} />
          <ConflictPanel setup={setup} />
        </Column>
      </Split>
      <ProposalDialog setup={setup} isOpen={isProposing} onClose={() => setProposing(false)} />
    </Column>
  );
}
