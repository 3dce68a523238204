import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup, skeletonShapes } from './Skeleton';

const meta: Meta<typeof SkeletonGroup> = {
  component: SkeletonGroup,
  args: { label: 'Loading your profile' },
};
export default meta;
type Story = StoryObj<typeof SkeletonGroup>;

export const Text: Story = {
  args: {
    children: (
      <>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </>
    ),
  },
};
export const Shapes: Story = {
  args: { children: skeletonShapes.map((shape) => <Skeleton key={shape} shape={shape} />) },
};
