import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChipRow } from '../Chip';
import { TeamMark, teamMarkSizes } from './TeamMark';

const names = [
  'Spelzwerk',
  'Pegelstand',
  'Moosgrund',
  'Fugenfest',
  'Nachtlicht',
  'Kornblume',
  'Rückweg',
  'Zwölf',
];

const meta: Meta<typeof TeamMark> = {
  component: TeamMark,
  parameters: { docs: { isNarrow: true } },
  args: { name: 'Spelzwerk' },
};
export default meta;
type Story = StoryObj<typeof TeamMark>;

export const OnACard: Story = {};
export const Large: Story = { args: { size: 112 } };
export const Teams: Story = {
  render: (args) => (
    <ChipRow>
      {names.map((name) => (
        <TeamMark key={name} {...args} name={name} />
      ))}
    </ChipRow>
  ),
};
export const Sizes: Story = {
  render: ({ name }) => (
    <ChipRow>
      {teamMarkSizes.map((size) => (
        <TeamMark key={size} name={name} size={size} />
      ))}
    </ChipRow>
  ),
};
