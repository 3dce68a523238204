import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps, Key } from 'react';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { verbs } from '../stories/samples';
import { TeamMark } from '../TeamMark';
import { WeekMatrix } from './WeekMatrix';
import { matrixBarStates, type MatrixBar, type MatrixBarState } from './weekMatrixTypes';

const states = {
  accepted: 'Accepted',
  in_review: 'In review',
  handed_in: 'Handed in, not opened',
  returned: 'Revise',
  open: 'Open',
  missed: 'Missed',
  free: 'Free week',
};

/** A team by its weeks: a, r, h, b, o, m, . and - are the states in the order of `matrixBarStates`. */
type Team = { name: string; city: string; weeks: string; late?: number; extended?: number };
const signs = 'arhbom.-';
const stateOf = (sign: string): MatrixBarState => matrixBarStates[signs.indexOf(sign)] ?? 'next';
const teams: Team[] = [
  { name: 'Spelzwerk', city: 'Karlsruhe', weeks: 'aaaro..-...', late: 3 },
  { name: 'Pegelstand', city: 'Trier', weeks: 'aaaah..-...' },
  { name: 'Moosgrund', city: 'Leipzig', weeks: 'aabro..-...', late: 4 },
  { name: 'Drehlicht', city: 'Dresden', weeks: 'aaaao..-...', extended: 5 },
  { name: 'Fugenfest', city: 'Kiel', weeks: 'aamro..-...', late: 4, extended: 3 },
  { name: 'Kaltwand', city: 'Aachen', weeks: 'aaaar..-...' },
];
const barsOf = ({ name, weeks, late, extended }: Team): MatrixBar[] =>
  [...weeks].map((sign, index) => ({
    state: stateOf(sign),
    share: index === 4 ? 0.66 : undefined,
    isLate: index + 1 === late,
    isExtended: index + 1 === extended,
    label: `${name}, ${verbs[index]}: ${stateOf(sign)}`,
  }));

const columnsOf = (rows: readonly Team[]) =>
  verbs.map((verb, index) => {
    const counts = Object.fromEntries(
      matrixBarStates.map((state) => [
        state,
        rows.filter(({ weeks }) => stateOf(weeks[index] ?? '') === state).length,
      ]),
    ) as Record<MatrixBarState, number>;
    const handedIn = counts.accepted + counts.in_review + counts.handed_in + counts.returned;
    return {
      ...{ week: index + 1, verb, isCurrent: index === 4, counts },
      figure: index < 5 ? String(handedIn) : null,
      label: `Week ${index + 1}, ${verb}: ${handedIn} of ${rows.length} handed in`,
    };
  });

type MatrixProps = ComponentProps<typeof WeekMatrix<Team>>;

const Matrix = ({ rows, selected: first }: Pick<MatrixProps, 'rows' | 'selected'>) => {
  const [selected, setSelected] = useState<ReadonlySet<Key>>(first);
  return (
    <WeekMatrix<Team>
      label="Hand-ins"
      columns={columnsOf(rows)}
      rows={rows}
      rowKey={({ name }) => name}
      selected={selected}
      onSelect={setSelected}
      onOpen={() => undefined}
      onExtend={() => undefined}
      content={(team) => ({
        name: team.name,
        mark: <TeamMark name={team.name} size={28} />,
        detail: team.city,
        status: team.weeks[4] === 'o' ? '2 of 3 parts' : <Badge tone="positive">In review</Badge>,
        aside: (
          <>
            <Avatar firstName="Henrike" lastName="Vossberg" size={26} />
            Henrike
          </>
        ),
        bars: barsOf(team),
      })}
      labels={{
        all: 'Select all teams',
        select: (name) => `Select ${name}`,
        rows: `${rows.length} teams`,
        status: 'Week 5',
        aside: 'Mentor',
        states,
        late: 'Late',
        extended: 'Extended',
        keys: [
          { keys: ['Arrows'], does: 'move' },
          { keys: ['X'], does: 'select' },
          { keys: ['E'], does: 'extend' },
        ],
      }}
    />
  );
};

const meta: Meta<typeof Matrix> = { component: Matrix, args: { rows: teams, selected: new Set() } };
export default meta;
type Story = StoryObj<typeof Matrix>;

export const Weeks: Story = {};
export const Selected: Story = { args: { selected: new Set(['Moosgrund', 'Fugenfest']) } };
export const NoRows: Story = { args: { rows: [] } };
