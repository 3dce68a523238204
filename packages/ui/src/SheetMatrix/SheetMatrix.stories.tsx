import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Hand, Plus } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { SheetCellLegend } from './SheetCellLegend';
import { SheetMatrix } from './SheetMatrix';
import type { MatrixJuror, MatrixTeam } from './sheetMatrixTypes';
import { cellsOf, stageTeams, stateWords } from './sheetSamples';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const jurorOf = (name: string, detail?: string): MatrixJuror => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { key: name, name, firstName, lastName, shortName: firstName, detail };
};
const jurors = ['Henrike Vossberg', 'Piet Vandorn', 'Mats Ekenhof', 'Ida Lorentz', 'Cem Aydar'];

const teamOf = ([name, text]: readonly [string, string], wanted = 4): MatrixTeam => {
  const count = [...text].filter((sign) => sign === 'x' || sign === 'b').length;
  return {
    key: name,
    name,
    cells: cellsOf(text),
    count: `${count} of ${wanted}`,
    hasGap: text.includes('g'),
  };
};

const meta: Meta<typeof SheetMatrix> = {
  component: SheetMatrix,
  args: {
    label: 'Karlsruhe A',
    teams: stageTeams.map((team) => teamOf(team)),
    jurors: jurors.map((name) => jurorOf(name)),
    actions: () => [
      { key: 'put', label: 'Put here', icon: <Plus {...icon} />, onSelect: () => undefined },
      { key: 'back', label: 'Step back for them', icon: <Hand {...icon} />, onSelect: () => undefined },
      {
        key: 'conflict',
        label: 'Mark a conflict',
        icon: <Ban {...icon} />,
        tone: 'critical',
        onSelect: () => undefined,
      },
    ],
    labels: {
      teams: '10 of 20 teams',
      count: 'Jurors',
      states: stateWords,
      cell: (team, juror, state) => `${team}, ${juror}: ${state}`,
    },
  },
};
export default meta;
type Story = StoryObj<typeof SheetMatrix>;

export const Stage: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 840 }}>
      <SheetMatrix {...args} />
      <SheetCellLegend words={stateWords} />
    </div>
  ),
};

export const Open: Story = {
  args: { teams: stageTeams.slice(2, 5).map((team) => teamOf(team)) },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Pegelstand, Mats Ekenhof: Nobody' })),
};

export const ReadOnly: Story = {
  args: { actions: undefined, teams: stageTeams.slice(0, 4).map((team) => teamOf(team)) },
};

/** With jurors of other stages who score films, more than fit on a phone. */
export const ManyJurors: Story = {
  args: {
    jurors: [...jurors, 'Jorun Haas', 'Bela Nowack', 'Runa Eskild', 'Tom Wieland'].map((name, index) =>
      jurorOf(name, index > 4 ? 'Leipzig A' : undefined),
    ),
    teams: stageTeams.slice(0, 4).map(([name, text]) => teamOf([name, `${text}b..b`], 6)),
  },
};

export const LongText: Story = {
  args: {
    jurors: ['Maximiliane-Theodora Grabenstätt', 'Konstantin-Alexander Freudenberger', 'Ida Lorentz'].map(
      (name) => jurorOf(name),
    ),
    teams: [teamOf(['Wiederverwendungsgesellschaft Obersendling', 'xgx']), teamOf(['Wärmewende', 'x.b'])],
    labels: {
      teams: '2 von 20 Teams',
      count: 'Jurymitglieder',
      states: stateWords,
      cell: (team, juror, state) => `${team}, ${juror}: ${state}`,
    },
  },
};
