import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '../Pagination';
import { RoleBadge } from '../RoleBadge';
import { Select } from '../Select';
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
