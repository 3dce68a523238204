import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  parameters: { docs: { isNarrow: true } },
  args: {
    title: 'No tests yet',
    description: 'The first one is usually a conversation. Log it even if it went badly.',
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const WithAction: Story = { args: { action: <Button size="sm">Log a test</Button> } };
export const WordsAlone: Story = {};
export const LongText: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Noch keine Marktversuchsauswertungen eingetragen',
    description:
      'Der erste Versuch ist meistens ein Gespräch. Trag es ein, auch wenn es schlecht lief, denn daraus lernt ihr am meisten.',
    action: <Button size="sm">Marktversuch eintragen</Button>,
  },
};
