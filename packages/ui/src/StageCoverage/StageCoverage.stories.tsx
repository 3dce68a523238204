import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SheetCellLegend } from '../SheetMatrix';
import { cellsOf, stateWords } from '../SheetMatrix/sheetSamples';
import { type CoverageStage, StageCoverage } from './StageCoverage';

/** Four of five jurors judge each team in turn; here and there one has a conflict and another stands in. */
const gridOf = (stage: number, teams: number, jurors: number, gap?: number) =>
  Array.from({ length: teams }, (_, team) => {
    const rest = (team + stage) % jurors;
    const cells = Array.from<unknown, string>({ length: jurors }, (_, juror) => (juror === rest ? '.' : 'x'));
    if ((team * 7 + stage * 3) % 11 === 0) cells.splice((rest + 2) % jurors, 1, 'c');
    if ((team + stage) % 17 === 3) cells.splice((rest + 1) % jurors, 1, 'r');
    if ((team + stage) % 9 === 5) cells.splice(rest, 1, 'b');
    if (team === gap) cells.splice(rest, 1, 'g');
    return cellsOf(cells.join(''));
  });

const stageOf = (name: string, stage: number, gap?: number, teams = 20, jurors = 5): CoverageStage => ({
  ...{ key: name, name, teams: gridOf(stage, teams, jurors, gap), hasGap: gap !== undefined },
  status: gap === undefined ? 'covered' : '1 gap',
  summary: `${teams} teams, ${jurors} jurors`,
});
const stages = ['Karlsruhe', 'Leipzig', 'Hamburg', 'Aachen', 'Dresden', 'Freiburg'].flatMap((city, index) => [
  stageOf(`${city} A`, index * 2, { 0: 3, 2: 11 }[index]),
  stageOf(`${city} B`, index * 2 + 1, { 4: 6 }[index], index === 1 ? 21 : 20),
]);

const Chosen = ({ stages: shown, words = stateWords }: Shown) => {
  const [selected, setSelected] = useState(shown[0]?.key);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <StageCoverage label="Stages" stages={shown} selected={selected} onSelect={setSelected} />
      <SheetCellLegend words={words} />
    </div>
  );
};
interface Shown {
  stages: readonly CoverageStage[];
  words?: typeof stateWords;
}

const meta: Meta<typeof Chosen> = {
  component: Chosen,
  args: { stages },
  // On phones the cards reach into the page's margin.
  decorators: [
    (Story) => (
      <div style={{ padding: '0 20px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Chosen>;

export const Twelve: Story = {};
export const One: Story = { args: { stages: stages.slice(0, 1) } };
export const ManyTeamsAndJurors: Story = {
  args: {
    stages: [stageOf('Hall of the trade fair', 1, undefined, 48, 14), stageOf('Karlsruhe B', 2, 2, 8, 4)],
  },
};
export const LongText: Story = {
  args: {
    stages: [
      { ...stageOf('Außenstelle Villingen-Schwenningen', 3, 2), status: '1 Lücke, ein Platz unbesetzt' },
      { ...stageOf('Veranstaltungszentrum Süd', 4), status: 'vollständig besetzt' },
    ],
    words: {
      ...stateWords,
      judges: 'Bewertet',
      steppedBack: 'Zurückgetreten',
      bridge: 'Bewertet vorab den Film',
    },
  },
};
