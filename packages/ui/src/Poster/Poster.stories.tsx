import type { Meta, StoryObj } from '@storybook/react-vite';
import { seasonWord } from '../geometry/letters';
import { FieldGrid } from '../Layout';
import { inks } from '../tokens';
import { Poster, posterKinds, posterShapes } from '.';

const meta: Meta<typeof Poster> = {
  component: Poster,
  parameters: { docs: { isNarrow: true } },
  args: { letter: 'E', ink: 'rhubarb', kind: 'stack' },
  argTypes: {
    letter: { control: 'select', options: [...new Set(seasonWord)] },
    ink: { control: 'select', options: inks },
    kind: { control: 'select', options: posterKinds },
    shape: { control: 'select', options: posterShapes },
  },
};
export default meta;
type Story = StoryObj<typeof Poster>;

export const Kinds: Story = {
  render: () => (
    <FieldGrid>
      {posterKinds.map((kind, index) => (
        <Poster key={kind} kind={kind} ink={inks[index] ?? 'pine'} letter={seasonWord[index + 3] ?? 'E'} />
      ))}
    </FieldGrid>
  ),
};
export const Single: Story = { args: { kind: 'single' } };
export const Steps: Story = { args: { kind: 'steps', ink: 'leaf', letter: 'V' } };
export const Stack: Story = { args: { kind: 'stack' } };
export const Fall: Story = { args: { kind: 'fall', ink: 'yolk', letter: 'N' } };
export const Pair: Story = { args: { kind: 'pair', ink: 'sky', letter: 'K' } };
export const Word: Story = { args: { kind: 'word', ink: 'pine' } };
export const Shapes: Story = {
  render: (args) => (
    <FieldGrid>
      {posterShapes.map((shape) => (
        <Poster key={shape} {...args} shape={shape} />
      ))}
    </FieldGrid>
  ),
};
