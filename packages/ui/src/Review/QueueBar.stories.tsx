import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeamMark } from '../TeamMark';
import { QueueBar } from './QueueBar';

const meta: Meta<typeof QueueBar> = { component: QueueBar };
export default meta;
type Story = StoryObj<typeof QueueBar>;

const items = (names: readonly string[], current: string) =>
  names.map((name) => ({
    key: name,
    href: `#${name}`,
    mark: <TeamMark name={name} size={28} />,
    name,
    isCurrent: name === current,
  }));
const words = {
  label: 'What waits for you',
  back: { href: '#back', label: 'Assigned teams' },
  previous: { href: undefined, label: 'Previous hand-in' },
  next: { href: '#next', label: 'Next hand-in' },
};

export const Three: Story = {
  args: { ...words, items: items(['Spelzwerk', 'Fugenfest', 'Moosgrund'], 'Spelzwerk'), position: '1 of 3' },
};
export const Many: Story = {
  args: {
    ...words,
    previous: { href: '#previous', label: 'Previous hand-in' },
    items: items(
      ['Spelzwerk', 'Fugenfest', 'Moosgrund', 'Leihlot', 'Halbvoll', 'Pegelstand', 'Brotzeit', 'Kaltstart'],
      'Moosgrund',
    ),
    position: '3 of 8',
  },
};
export const None: Story = {
  args: { ...words, items: [], next: { href: undefined, label: 'Next hand-in' } },
};
