// Runs in the browser: a thousand teams by their weeks, and the very same rows as plain elements, all of them drawn.
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Avatar, Badge, GlobalStyle, matrixBarStates, TeamMark, WeekMatrix } from '../src';
import type { MatrixBarState } from '../src';
import { median, mount, plainMaker } from './plain';

const COUNT = 1_000;
const STEPS = 60;
const STEP_PX = 300;
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

const nextFrame = async () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Mounts a list, waits until it was painted, and scrolls through it; each step is followed until its layout stands. */
async function run(list: ReactNode) {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  const start = performance.now();
  const { elements, end } = mount(list);
  await nextFrame();
  await nextFrame();
  const paint = performance.now() - start;
  const times: number[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const before = performance.now();
    window.scrollTo({ top: step * STEP_PX, behavior: 'instant' });
    window.dispatchEvent(new Event('scroll'));
    // React answers an event of scrolling in a task of its own.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    document.body.getBoundingClientRect();
    times.push(performance.now() - before);
    await nextFrame();
  }
  end();
  return { elements, paint, step: median(times.slice()), worst: Math.max(...times) };
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
  const found = {
    kit: [] as Awaited<ReturnType<typeof run>>[],
    plain: [] as Awaited<ReturnType<typeof run>>[],
  };
  for (let round = -1; round < rounds; round += 1) {
    const [plain, kit] = [await run(<Plain />), await run(matrix)];
    if (round < 0) continue;
    found.plain.push(plain);
    found.kit.push(kit);
  }
  const of = (runs: typeof found.kit) => ({
    elements: runs[0]?.elements ?? 0,
    paint: median(runs.map(({ paint }) => paint)),
    step: median(runs.map(({ step }) => step)),
    worst: median(runs.map(({ worst }) => worst)),
  });
  return { rows: COUNT, kit: of(found.kit), plain: of(found.plain) };
}

Object.assign(globalThis, { measure });
