import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGrid } from '../Layout';
import { TeamPoster, teamPosterShapes } from './TeamPoster';

/** One name for each place that rings grow from: four corners, the lower edge, the middle. */
const names = [
  'Tauwerk',
  'Restlaufzeit',
  'Spelzwerk',
  'Lichthof',
  'Brotzeit',
  'Feuchtfuß',
  'Klangholz',
  'Kornblume',
];

const meta: Meta<typeof TeamPoster> = {
  component: TeamPoster,
  parameters: { docs: { isNarrow: true } },
  args: { name: 'Tauwerk' },
};
export default meta;
type Story = StoryObj<typeof TeamPoster>;

export const Teams: Story = {
  render: () => (
    <FieldGrid>
      {names.map((name) => (
        <TeamPoster key={name} name={name} />
      ))}
    </FieldGrid>
  ),
};
export const Shapes: Story = {
  render: (args) => (
    <FieldGrid>
      {teamPosterShapes.map((shape) => (
        <TeamPoster key={shape} {...args} shape={shape} />
      ))}
    </FieldGrid>
  ),
};
