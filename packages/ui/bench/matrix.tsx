// Runs in the browser: a thousand teams by their weeks, and the very same rows as plain elements, all of them drawn.
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Avatar, Badge, GlobalStyle, matrixBarStates, TeamMark, WeekMatrix } from '../src';
import type { MatrixBarState } from '../src';
import { mount, plainMaker } from './plain';
import { compare, nextFrame } from './scrolling';

const COUNT = 1_000;
const numbers = Array.from({ length: COUNT }, (_, index) => index);
const weeks = Array.from({ length: 11 }, (_, index) => index + 1);
const stateOf = (row: number, week: number): MatrixBarState =>
  matrixBarStates[(row * 7 + week * 3) % matrixBarStates.length] ?? 'next';
const nothing = () => undefined;
const states = Object.fromEntries(matrixBarStates.map((state) => [state, state])) as Record<
  MatrixBarState,
  string
>;

const columns = weeks.map((week) => ({
  ...{ week, verb: 'Engineer', isCurrent: week === 5, figure: '61', label: `Week ${week}` },
  counts: Object.fromEntries(
    matrixBarStates.map((state) => [state, numbers.filter((row) => stateOf(row, week) === state).length]),
  ) as Record<MatrixBarState, number>,
}));

const matrix = (
  <WeekMatrix<number>
    label="Hand-ins"
    columns={columns}
    rows={numbers}
    rowKey={(row) => row}
    selected={new Set()}
    onSelect={nothing}
    onOpen={nothing}
    onExtend={nothing}
    content={(row) => ({
      name: `Team ${row}`,
      mark: <TeamMark name={`Team ${row}`} size={28} />,
      detail: 'Karlsruhe',
      status: <Badge tone="positive">In review</Badge>,
      aside: (
        <>
          <Avatar firstName="Henrike" lastName={`Vossberg ${row}`} size={26} /> Henrike
        </>
      ),
      bars: weeks.map((week) => ({
        state: stateOf(row, week),
        share: 0.5,
        isLate: row % 5 === 0,
        label: `Team ${row}, week ${week}`,
      })),
    })}
    labels={{
      ...{ all: 'Select all', rows: '1,000 teams', status: 'Week 5', aside: 'Mentor' },
      ...{ late: 'Late', extended: 'Extended', keys: [], states, select: (name) => `Select ${name}` },
    }}
  />
);

/** The matrix as it is drawn, with as many plain rows as it has teams: those in the window, over and over. */
function plainMatrix(root: Element): () => ReactNode {
  const makers = [...root.querySelectorAll('[data-row]')].map(plainMaker);
  const head = root.querySelector('[data-head]');
  const makeHead = head ? plainMaker(head) : () => null;
  const grid = root.querySelector('[role="grid"]');
  const attributes = { className: grid?.getAttribute('class'), style: { '--weeks': weeks.length } };
  return () =>
    createElement(
      'div',
      attributes,
      makeHead(),
      ...numbers.map((row) =>
        createElement('div', { key: row, 'data-plain': '' }, makers[row % makers.length]?.()),
      ),
    );
}

/** Both by turns; medians of the rounds after a warm-up. */
async function measure(rounds: number) {
  mount(<GlobalStyle />);
  // The mount of one drawn matrix shows what its rows are made of.
  const { firstElementChild, end } = mount(matrix);
  await nextFrame();
  await nextFrame();
  const makePlain = firstElementChild ? plainMatrix(firstElementChild) : () => null;
  end();
  const Plain = () => makePlain();
  // Each row on its own line, as plain rows are.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent =
    '[data-plain] > [data-row] { position: static !important; transform: none !important; }';
  const compared = await compare({ kit: matrix, plain: <Plain /> }, { steps: 60, px: 300 }, rounds);
  return { rows: COUNT, ...compared };
}

Object.assign(globalThis, { measure });
