import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Key } from 'react';
import { BulkBar } from '../BulkBar';
import { ChipRow, FilterTag } from '../Chip';
import { EmptyState } from '../EmptyState';
import { Pagination } from '../Pagination';
import { RoleBadge } from '../RoleBadge';
import { Select } from '../Select';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { Table } from './Table';
import type { TableColumn } from './Table';

interface Person {
  name: string;
  city: string;
  studies: string;
}

const people: Person[] = [
  { name: 'Jonna Falk', city: 'Karlsruhe', studies: 'Industrial engineering' },
  { name: 'Emre Tekin', city: 'Leipzig', studies: 'Computer science' },
  { name: 'Ida Bergerdorff-Kleinschmittenhausen', city: 'Hamburg', studies: 'Law' },
];

const columns: TableColumn<Person>[] = [
  { key: 'name', header: 'Name', columnRole: 'title', isSortable: true, cell: ({ name }) => <b>{name}</b> },
  { key: 'studies', header: 'Studies', columnRole: 'meta', isSortable: true, cell: ({ studies }) => studies },
  { key: 'city', header: 'City', columnRole: 'hidden', cell: ({ city }) => city },
  {
    key: 'badge',
    header: 'Now',
    columnRole: 'meta',
    cell: () => <RoleBadge personRole="PARTICIPANT">Participant</RoleBadge>,
  },
  {
    key: 'role',
    header: 'Role',
    columnRole: 'action',
    cell: ({ name }) => (
      <Select size="sm" aria-label={`Role of ${name}`}>
        <option>Participant</option>
      </Select>
    ),
  },
];

const meta: Meta<typeof Table<Person>> = {
  component: Table<Person>,
  args: { caption: 'People', columns, rows: people, rowKey: ({ name }) => name },
};
export default meta;
type Story = StoryObj<typeof Table<Person>>;

export const Sorted: Story = {
  args: { sort: { key: 'name', direction: 'ascending' }, onSort: () => undefined },
};
export const Plain: Story = {};
export const WithPages: Story = {
  render: (args) => (
    <>
      <Table {...args} />
      <Pagination
        page={1}
        pageCount={3}
        onChange={() => undefined}
        labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next' }}
        position="1–20 of 47"
      />
    </>
  ),
};

const Selectable = ({
  start,
  ...args
}: React.ComponentProps<typeof Table<Person>> & { start: readonly string[] }) => {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set(start));
  return (
    <>
      <Table
        {...args}
        selection={{
          keys,
          onChange: setKeys,
          labels: { all: 'Select all', row: ({ name }) => `Select ${name}` },
        }}
      />
      {keys.size > 0 && (
        <BulkBar
          message={`${keys.size} selected`}
          onClear={() => setKeys(new Set())}
          labels={{ group: 'Selected people', clear: 'Clear selection' }}
          actions={[
            { key: 'write', label: 'Write', icon: <Mail size={18} aria-hidden />, onSelect: () => undefined },
            {
              key: 'withdraw',
              label: 'Withdraw',
              icon: <UserMinus size={18} aria-hidden />,
              onSelect: () => undefined,
              isDestructive: true,
            },
          ]}
        />
      )}
    </>
  );
};
export const Selection: Story = {
  args: { sort: { key: 'name', direction: 'ascending' }, onSort: () => undefined },
  render: (args) => <Selectable {...args} start={['Emre Tekin']} />,
};
export const NothingSelected: Story = { render: (args) => <Selectable {...args} start={[]} /> };
export const Filtered: Story = {
  render: (args) => (
    <>
      <ChipRow>
        <FilterTag removeLabel="Remove the filter City: Leipzig" onRemove={() => undefined}>
          City: Leipzig
        </FilterTag>
        <FilterTag removeLabel="Remove the filter No team" onRemove={() => undefined}>
          No team
        </FilterTag>
      </ChipRow>
      <Table {...args} />
    </>
  ),
};
/** What stands in the place of rows while there are none. */
export const Empty: Story = {
  args: { rows: [] },
  render: (args) => (
    <>
      <Table {...args} />
      <EmptyState title="Nobody matches" description="Remove a filter, or look for another name." />
    </>
  ),
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading people">
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </SkeletonGroup>
  ),
};
