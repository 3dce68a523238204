import { isInView, type HandInMatrix, type MatrixRow } from '@grow/core/hand-in-admin';
import { EmptyState, Button } from '@grow/ui';
import { useState, type Key } from 'react';
import { styled } from 'styled-components';
import { matrixAddress, useMatrixChoice, useMatrixView } from '../../../features/handInAdmin';
import { m } from '../../../paraglide/messages';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { DeclineDialog } from './DeclineDialog';
import { ExtendDrawer } from './ExtendDrawer';
import { FilesDialog } from './FilesDialog';
import { isAsking, type HandInAction, type StartedAction } from './handInActions';
import { HandInMatrixGrid } from './HandInMatrixGrid';
import { MatrixFilters } from './MatrixFilters';
import { MatrixHeadline } from './MatrixHeadline';
import { ReminderDialog } from './ReminderDialog';
import { ReopenDialog } from './ReopenDialog';
import { SelectionBar } from './SelectionBar';
import { TeamWeekDrawer } from './TeamWeekDrawer';

const Parts = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
`;

/** What an action that is under way is about; the others are closed. */
const when = (started: StartedAction | undefined, action: HandInAction) =>
  started?.action === action ? started : undefined;

/** The matrix with its figures and filters, what is selected of it, and what is done to it. */
export function MatrixPart({ matrix }: { matrix: HandInMatrix }) {
  const { choice, choose } = useMatrixChoice();
  const view = useMatrixView(matrix, choice);
  const { shown, all, now } = view;
  const week = matrix.weeks.find((one) => one.week === view.week);
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
  const [started, setStarted] = useState<StartedAction>();
  const drawer = useDialogAddress('team', ['in']);
  const chosen = all.filter(({ team }) => selected.has(team.id));

  const start = (action: HandInAction, rows: readonly MatrixRow[], of = week) => {
    if (isAsking(of) && rows.length > 0) setStarted({ action, week: of, rows });
  };
  const close = () => setStarted(undefined);
  const weekOf = (number: number | undefined) =>
    number === undefined ? week : matrix.weeks.find((one) => one.week === number);
  const missing = all.filter((row) => isInView(row, 'missing', view.week, now));
  return (
    <Parts>
      <MatrixHeadline
        week={week}
        rows={all}
        missing={missing.length}
        now={now}
        onRemind={() => start('remind', missing)}
        shown={shown}
        matrix={matrix}
      />
      <MatrixFilters matrix={matrix} choice={choice} view={view} onChoose={choose} />
      {shown.length === 0 ? (
        <EmptyState
          title={matrix.teams.length === 0 ? m.matrix_empty() : m.matrix_none()}
          description={matrix.teams.length === 0 ? m.matrix_empty_detail() : m.matrix_none_detail()}
          action={
            matrix.teams.length > 0 && (
              <Button size="sm" onClick={() => choose({ ...matrixAddress.none, week: choice.week })}>
                {m.matrix_clear()}
              </Button>
            )
          }
        />
      ) : (
        <HandInMatrixGrid
          matrix={matrix}
          view={view}
          selected={selected}
          onSelect={setSelected}
          onOpen={({ team }, at) => drawer.open(team.slug, { in: String(at ?? view.week) })}
          onExtend={(row, at) => start('extend', [row], weekOf(at))}
        />
      )}
      {chosen.length > 0 && (
        <SelectionBar
          rows={chosen}
          hidden={chosen.length - shown.filter(({ team }) => selected.has(team.id)).length}
          week={week}
          onAction={(action) => start(action, chosen)}
          onClear={() => setSelected(new Set())}
        />
      )}
      <TeamWeekDrawer
        matrix={matrix}
        rows={all}
        now={now}
        slug={drawer.value}
        onClose={drawer.close}
        onAction={(action, row, of) => {
          drawer.close();
          start(action, [row], of);
        }}
      />
      <ReminderDialog started={when(started, 'remind')} onClose={close} now={now} />
      <ExtendDrawer started={when(started, 'extend')} onClose={close} weeks={matrix.weeks} now={now} />
      <ReopenDialog started={when(started, 'reopen')} onClose={close} />
      <DeclineDialog started={when(started, 'decline')} onClose={close} />
      <FilesDialog started={when(started, 'files')} onClose={close} />
    </Parts>
  );
}
