import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrap } from '../Layout';
import { Chip, ChipRow, Tag } from './Chip';

const meta: Meta<typeof Chip> = {
  component: Chip,
  parameters: { docs: { isNarrow: true } },
  args: { children: 'Design', isOn: false },
};
export default meta;
type Story = StoryObj<typeof Chip>;

export const Off: Story = { args: { count: 11 } };
export const On: Story = { args: { isOn: true, count: 14 } };
export const Disabled: Story = { args: { disabled: true } };
export const Row: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Wrap>
      <ChipRow data-scrolls="">
        {['Design', 'Software', 'Sales', 'Finance', 'Electronics', 'Project planning', 'Materials'].map(
          (skill) => (
            <Chip key={skill} isOn={skill === 'Sales'}>
              {skill}
            </Chip>
          ),
        )}
      </ChipRow>
    </Wrap>
  ),
};
export const Tags: Story = {
  render: () => (
    <ChipRow>
      <Tag>Law</Tag>
      <Tag tone="wanted">Electronics</Tag>
      <Tag tone="match">Sales</Tag>
      <Tag size="sm">Film</Tag>
    </ChipRow>
  ),
};
export const LongText: Story = {
  globals: { locale: 'de' },
  args: { children: 'Finanzierung und Fördermittelanträge', isOn: true, count: 3 },
};
