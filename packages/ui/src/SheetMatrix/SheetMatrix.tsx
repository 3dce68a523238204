import { useId, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Avatar } from '../Avatar';
import { TeamMark } from '../TeamMark';
import { CellMenu } from './CellMenu';
import { SheetCell } from './SheetCell';
import { Frame, Root } from './SheetMatrix.styles';
import type { CellActions, MatrixJuror, MatrixTeam, SheetMatrixLabels } from './sheetMatrixTypes';
import { useCellKeys } from './useCellKeys';

/** Props of {@link SheetMatrix}; everything else goes to the root. */
export interface SheetMatrixProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the table: the stage. */
  label: string;
  teams: readonly MatrixTeam[];
  jurors: readonly MatrixJuror[];
  /** Asked when a cell is opened; without it the cells only show. */
  actions?: CellActions | undefined;
  labels: SheetMatrixLabels;
}

interface OpenCell {
  element: HTMLElement;
  row: number;
  column: number;
}

const Head = ({ jurors, labels }: Pick<SheetMatrixProps, 'jurors' | 'labels'>) => (
  <thead>
    <tr>
      <th scope="col">{labels.teams}</th>
      {jurors.map(({ key, name, shortName, detail, ...person }) => (
        <th key={key} scope="col" data-juror="" title={name}>
          <span data-said="">{detail ? `${name}, ${detail}` : name}</span>
          <span aria-hidden>
            <Avatar {...person} size={34} />
            <span>{shortName}</span>
            {detail && <small>{detail}</small>}
          </span>
        </th>
      ))}
      <th scope="col" data-count="">
        {labels.count}
      </th>
    </tr>
  </thead>
);

/**
 * The jurors of one stage by its teams. With actions every cell is a button that opens them: arrows, Home and End move between the
 * cells, Enter opens, Esc leads back.
 */
export const SheetMatrix = ({ label, teams, jurors, actions, labels, ...rest }: SheetMatrixProps) => {
  const id = useId();
  const [open, setOpen] = useState<OpenCell>();
  const { table, cellProps, handleKeyDown, handleFocus } = useCellKeys(teams.length, jurors.length);
  const nameOf = (row: number, column: number) => {
    const state = teams[row]?.cells[column] ?? 'rests';
    return labels.cell(teams[row]?.name ?? '', jurors[column]?.name ?? '', labels.states[state]);
  };
  const openActions = () => {
    const team = open && teams[open.row];
    const juror = open && jurors[open.column];
    return (team && juror && actions?.(team, juror, team.cells[open.column] ?? 'rests')) ?? [];
  };
  const isOpen = (row: number, column: number) => open?.row === row && open.column === column;
  return (
    <Frame {...rest}>
      <Root
        ref={table}
        role={actions && 'grid'}
        aria-label={label}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        <Head jurors={jurors} labels={labels} />
        <tbody>
          {teams.map(({ key, name, cells, count, hasGap }, row) => (
            <tr key={key} data-gap={hasGap ? '' : undefined}>
              <th scope="row">
                <span data-team="">
                  <TeamMark name={name} size={28} />
                  <span>
                    <b>{name}</b>
                    <small>{count}</small>
                  </span>
                </span>
              </th>
              {jurors.map((juror, column) => (
                <td key={juror.key}>
                  {actions ? (
                    <button
                      type="button"
                      {...cellProps(row, column)}
                      aria-label={nameOf(row, column)}
                      aria-haspopup="menu"
                      aria-expanded={isOpen(row, column)}
                      aria-controls={isOpen(row, column) ? id : undefined}
                      onClick={({ currentTarget: element }) => setOpen({ element, row, column })}
                    >
                      <SheetCell state={cells[column] ?? 'rests'} />
                    </button>
                  ) : (
                    <span role="img" aria-label={nameOf(row, column)}>
                      <SheetCell state={cells[column] ?? 'rests'} />
                    </span>
                  )}
                </td>
              ))}
              <td data-count="">{count}</td>
            </tr>
          ))}
        </tbody>
      </Root>
      {open && (
        <CellMenu
          id={id}
          label={nameOf(open.row, open.column)}
          cell={open.element}
          actions={openActions()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Frame>
  );
};
