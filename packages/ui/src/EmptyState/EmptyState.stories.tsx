import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: {
    title: 'No tests yet',
    description: 'The first one is usually a conversation. Log it even if it went badly.',
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const WithAction: Story = { args: { action: <Button size="sm">Log a test</Button> } };
export const WordsAlone: Story = {};
