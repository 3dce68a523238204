import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checklist } from './Checklist';
import type { ChecklistItem } from './Checklist';

const ida = { firstName: 'Ida', lastName: 'Bergerdorff', name: 'Ida Bergerdorff' };
const jonna = { firstName: 'Jonna', lastName: 'Falk', name: 'Jonna Falk' };
const items: ChecklistItem[] = [
  {
    key: '1',
    label: 'Write down what the prototype must prove',
    isDone: true,
    due: { dateTime: '2024-12-02', text: 'Mon' },
    owner: ida,
  },
  {
    key: '2',
    label: 'Book a bench for tonight',
    isDone: true,
    due: { dateTime: '2024-12-03', text: 'Tue' },
    owner: jonna,
  },
  {
    key: '3',
    label: 'Let one outsider use it',
    isDone: false,
    due: { dateTime: '2024-12-04', text: 'Wed, late', isLate: true },
    owner: jonna,
  },
  {
    key: '4',
    label: 'Film 60 seconds, no talking',
    isDone: false,
    due: { dateTime: '2024-12-07', text: 'Sat' },
  },
];

const meta: Meta<typeof Checklist> = { component: Checklist, args: { items, onToggle: () => undefined } };
export default meta;
type Story = StoryObj<typeof Checklist>;

export const Shared: Story = {};
export const Saving: Story = {
  args: { items: items.map((item) => ({ ...item, isSaving: item.key === '3' })) },
};
const handIn: ChecklistItem = { key: '5', label: 'Hand in: film missing', isDone: false, isStatus: true };
export const InOrder: Story = {
  args: {
    items: [...items, handIn],
    onMove: () => undefined,
    moveLabel: (key) => `Move step ${key}`,
  },
};
export const HandedIn: Story = {
  args: { items: [{ ...handIn, label: 'Handed in', isDone: true }] },
};
export const ForReading: Story = { render: () => <Checklist items={items} /> };
export const LongText: Story = {
  args: {
    items: [
      {
        key: '1',
        label:
          'Marktversuchsdurchführungsnachweis ausfüllen, Fotos anhängen und allen schicken, die dabei waren',
        isDone: false,
        due: { dateTime: '2024-12-04', text: 'Mi., 4. Dez.' },
        owner: ida,
      },
    ],
  },
};
