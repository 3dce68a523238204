import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageBars, StageBarsLegend, type StageBarsItem } from './StageBars';

/** A stage whose bars are written as digits, one a team. */
const stageOf = (name: string, digits: string, now?: number): StageBarsItem => {
  const teams = [...digits].map(Number);
  const sheets = teams.reduce((sum, team) => sum + team, 0);
  const missing = teams.slice(0, now ?? 0).filter((team) => team < 4).length;
  return {
    ...{ key: name, name, teams, now, isMissing: missing > 0 },
    detail: now === undefined ? 'not begun' : `team ${now + 1} of ${teams.length}`,
    count: (
      <>
        <b>{sheets}</b> of {teams.length * 4}
      </>
    ),
    status: missing > 0 ? `${missing} missing` : 'nothing missing',
    label: `${sheets} of ${teams.length * 4} score sheets are in`,
  };
};

const meta: Meta<typeof StageBars> = {
  component: StageBars,
  args: {
    wanted: 4,
    stages: [
      stageOf('Karlsruhe A', '44443344444420000000', 12),
      stageOf('Karlsruhe B', '44444444444200000000', 11),
      stageOf('Leipzig B', '444444443444420000000', 13),
      stageOf('Aachen A', '44443444340000000000', 10),
    ],
  },
};
export default meta;
type Story = StoryObj<typeof StageBars>;

export const Open: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <StageBarsLegend labels={{ in: 'Score sheet in', onStage: 'On stage', next: 'To come' }} />
      <StageBars {...args} />
    </div>
  ),
};
export const Begins: Story = { args: { stages: [stageOf('Karlsruhe A', '00000000000000000000')] } };
export const AllIn: Story = { args: { stages: [stageOf('Jena', '444')] } };
export const LongText: Story = {
  args: {
    stages: [
      {
        ...stageOf('Außenstelle Villingen-Schwenningen', '4434200000000000000000000000000000', 4),
        detail: 'Team 5 von 34, unterbrochen',
        status: '1 Bewertungsbogen fehlt noch',
      },
    ],
  },
};
