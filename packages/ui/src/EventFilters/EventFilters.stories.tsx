import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { EventFilters } from './EventFilters';

const meta = {
  component: EventFilters,
  args: {
    words: {
      label: 'Choose events',
      mode: 'How to take part',
      all: 'All',
      onsite: 'In person',
      online: 'Online',
      city: 'City',
      allCities: 'All cities',
      more: 'More filters',
      mine: 'Only mine',
      view: 'View',
      list: 'List',
      weeks: 'Weeks',
      when: 'When',
      coming: 'To come',
      past: 'Past',
      category: 'Kind',
      allCategories: 'All kinds',
      mandatory: 'Every team',
      search: 'Search events',
    },
    choice: {
      view: 'list',
      when: 'coming',
      category: '',
      mode: '',
      city: '',
      isMandatory: false,
      isMine: false,
    },
    counts: { all: 9, onsite: 6, online: 3, mine: 3 },
    categories: ['Grow', 'Workshop', 'Info'],
    cities: ['Hamburg', 'Karlsruhe'],
    hasMine: true,
  },
  render: (args) => {
    const Filters = () => {
      const [choice, setChoice] = useState(args.choice);
      const [isOpen, setOpen] = useState(args.isOpen);
      return (
        <EventFilters
          {...args}
          choice={choice}
          isOpen={isOpen ?? false}
          onChoose={(change) => setChoice({ ...choice, ...change })}
          onToggle={() => setOpen(!isOpen)}
        />
      );
    };
    return <Filters />;
  },
} satisfies Meta<typeof EventFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {};

/** Visitors have no events of their own. */
export const Visitors: Story = { args: { hasMine: false } };

/** What the address asks for is never out of sight. */
export const Open: Story = {
  args: {
    isOpen: true,
    choice: {
      view: 'list',
      when: 'past',
      category: 'Info',
      mode: 'online',
      city: 'Görlitz',
      isMandatory: true,
      isMine: true,
    },
    search: { value: 'patent', onChange: () => undefined },
  },
};
