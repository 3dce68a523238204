import type postgres from 'postgres';
import type { Cell } from './cell';
import { cells } from './cells';
import { label } from './fallenGuards';
import { installRunner, runCells } from './runCells';

/** The share of one of several projects with the same catalogue, which ask every cell together; `turn` counts from 0. */
export const cellsInTurn = (turn: number, of: number): readonly Cell[] =>
  cells.filter((_, at) => at % of === turn);

/** Asks cells of the policy table and gives those that come out otherwise, in words; needs the superuser and what `populate` writes. */
export async function wrongCells(sql: postgres.Sql, asked: readonly Cell[]): Promise<string[]> {
  await installRunner(sql);
  const results = await runCells(sql, asked, { witness: false });
  return asked.flatMap((cell, index) => {
    const outcome = results[index]?.outcome;
    return outcome === cell.expected ? [] : [`${label(cell)}: ${outcome}, not ${cell.expected}`];
  });
}
