// Runs in the browser: a page of the list of people, as organisers see it, and the very same rows as plain elements.
import { Avatar, Badge, Button, GlobalStyle, RoleBadge, Table, Text, TextLink } from '../src';
import type { TableColumn } from '../src';
import { mount, plainMaker } from './plain';
import { compare } from './scrolling';

/** A page of 5,000 people. */
const COUNT = 25;
const rows = Array.from({ length: COUNT }, (_, index) => index);
const nothing = () => undefined;

const columns: TableColumn<number>[] = [
  {
    ...{ key: 'name', header: 'Name', columnRole: 'title', isSortable: true },
    cell: (row) => (
      <>
        <Avatar firstName="Jonna" lastName={`Falk ${row}`} size={34} />
        <TextLink variant="plain" href={`#${row}`}>
          <b>Jonna Falk {row}</b>
        </TextLink>
        <Text step="small" tone="muted">
          jonna.falk{row}@grow.example
        </Text>
      </>
    ),
  },
  {
    ...{ key: 'role', header: 'Role', columnRole: 'hidden', isSortable: true },
    cell: () => <RoleBadge personRole="PARTICIPANT">Participant</RoleBadge>,
  },
  {
    ...{ key: 'team', header: 'Team', columnRole: 'meta', isSortable: true },
    cell: (row) => <b>Team {row}</b>,
  },
  {
    ...{ key: 'university', header: 'University', columnRole: 'hidden', isSortable: true },
    cell: () => (
      <>
        Riverside University
        <Text step="small" tone="muted">
          Industrial Engineering
        </Text>
      </>
    ),
  },
  {
    ...{ key: 'status', header: 'Status', columnRole: 'meta' },
    cell: () => <Badge tone="positive">Confirmed</Badge>,
  },
  { ...{ key: 'visit', header: 'Last visit', columnRole: 'hidden', isSortable: true }, cell: () => 'Today' },
  {
    ...{ key: 'action', header: 'Actions', columnRole: 'action' },
    cell: () => <Button size="sm">More</Button>,
  },
];

const people = (
  <Table
    caption="People"
    columns={columns}
    rows={rows}
    rowKey={(row) => row}
    sort={{ key: 'name', direction: 'ascending' }}
    onSort={nothing}
    selection={{
      keys: new Set([3, 4]),
      onChange: nothing,
      labels: { all: 'Select all', row: (row) => `Select ${row}` },
    }}
  />
);

/** The page against its plain rows. */
async function measure(rounds: number) {
  mount(<GlobalStyle />);
  const { firstElementChild, end } = mount(people);
  const makePlain = firstElementChild ? plainMaker(firstElementChild) : () => null;
  end();
  const Plain = () => makePlain();
  // As far as a page is longer than the window.
  return compare({ kit: people, plain: <Plain /> }, { steps: 40, px: 20 }, rounds);
}

Object.assign(globalThis, { measure });
