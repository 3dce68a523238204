// Runs in the browser: mounts 1,000 rows of the kit, and the very same markup as plain elements.
import type { ReactElement, ReactNode } from 'react';
import { Avatar, Badge, Button, Capacity, EventRow, GlobalStyle, Table } from '../src';
import type { TableColumn } from '../src';
import { median, mount, plainMaker } from './plain';

const COUNT = 1_000;
const numbers = Array.from({ length: COUNT }, (_, index) => index);

const columns: TableColumn<number>[] = [
  {
    key: 'name',
    header: 'Name',
    columnRole: 'title',
    cell: (row) => (
      <>
        <Avatar firstName="Jonna" lastName={`Falk ${row}`} size={36} /> <b>Jonna Falk {row}</b>
      </>
    ),
  },
  { key: 'studies', header: 'Studies', columnRole: 'meta', cell: () => 'Industrial engineering' },
  { key: 'state', header: 'State', columnRole: 'meta', cell: () => <Badge tone="positive">Accepted</Badge> },
  { key: 'open', header: 'Open', columnRole: 'action', cell: () => <Button size="sm">Open</Button> },
];

const lists: Record<string, ReactElement> = {
  'table rows': <Table caption="People" columns={columns} rows={numbers} rowKey={(row) => row} />,
  'event rows': (
    <div>
      {numbers.map((row) => (
        <EventRow
          key={row}
          date={{ dateTime: '2024-12-05T18:00', day: '5', month: 'Dec', time: 'Thu, 18:00' }}
          poster={{ letter: 'E', ink: 'rhubarb', kind: 'stack' }}
          title={`Prototype night ${row}`}
          href="#event"
          summary="Five hours, every tool in the hall."
          place={{ name: 'Karlsruhe', detail: 'Hall C' }}
          capacity={
            <Capacity taken={64} total={80}>
              16 of 80 places left
            </Capacity>
          }
          action={<Button size="sm">Reserve</Button>}
        />
      ))}
    </div>
  ),
};

const timeOf = (list: ReactNode) => {
  const { time, end } = mount(list);
  end();
  return time;
};

/** Mounts both by turns; milliseconds, medians of the rounds after a warm-up. */
function measure(rounds: number) {
  mount(<GlobalStyle />);
  return Object.entries(lists).map(([name, list]) => {
    const { firstElementChild, elements, end } = mount(list);
    const makePlain = firstElementChild ? plainMaker(firstElementChild) : () => null;
    end();
    const Plain = () => makePlain();
    const times = { kit: [] as number[], plain: [] as number[] };
    for (let round = -3; round < rounds; round += 1) {
      const [plain, kit] = [timeOf(<Plain />), timeOf(list)];
      if (round >= 0) {
        times.plain.push(plain);
        times.kit.push(kit);
      }
    }
    return { name, elements, kit: median(times.kit), plain: median(times.plain) };
  });
}

Object.assign(globalThis, { measure });
