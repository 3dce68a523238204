import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, GaugeList } from './Gauge';

const meta: Meta<typeof Gauge> = {
  component: Gauge,
  parameters: { docs: { isNarrow: true } },
  args: { label: 'Interviews', value: 27, median: 19, figure: '27', comparison: 'median 19' },
  render: (args) => (
    <GaugeList>
      <Gauge {...args} />
    </GaugeList>
  ),
};
export default meta;
type Story = StoryObj<typeof Gauge>;

export const AboveTheMedian: Story = {};
export const BelowTheMedian: Story = { args: { value: 4, figure: '4' } };
export const Nothing: Story = { args: { value: 0, median: 0, figure: '0', comparison: 'median 0' } };
export const Full: Story = { args: { value: 80, max: 60, figure: '80' } };
export const LongText: Story = {
  args: { label: 'Vorbestellte Kühlpads für Käsereien im Allgäu', comparison: 'Mitte aller Teams: 1.284' },
};
export const Three: Story = {
  render: (args) => (
    <GaugeList>
      <Gauge {...args} />
      <Gauge {...args} label="Test users" value={9} median={4} figure="9" comparison="median 4" />
      <Gauge {...args} label="Pads pre-ordered" value={40} median={0} figure="40" comparison="median 0" />
    </GaugeList>
  ),
};
