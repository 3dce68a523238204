import type { Meta, StoryObj } from '@storybook/react-vite';
import { seasonWord } from '../geometry/letters';
import { FieldGrid } from '../Layout';
import { inks } from '../tokens';
import { Poster, posterKinds, posterShapes } from '.';

const meta: Meta<typeof Poster> = { component: Poster, args: { letter: 'E', ink: 'rhubarb', kind: 'stack' } };
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
export const Shapes: Story = {
  render: (args) => (
    <FieldGrid>
      {posterShapes.map((shape) => (
        <Poster key={shape} {...args} shape={shape} />
      ))}
    </FieldGrid>
  ),
};
