import type postgres from 'postgres';
import { cells } from './cells';
import { label } from './fallenGuards';
import { installRunner, runCells } from './runCells';

/** Asks every cell of the policy table and gives those that come out otherwise, in words; needs the superuser and what `populate` writes. */
export async function wrongCells(sql: postgres.Sql): Promise<string[]> {
  await installRunner(sql);
  const results = await runCells(sql, cells, { witness: false });
  return cells.flatMap((cell, index) => {
    const outcome = results[index]?.outcome;
    return outcome === cell.expected ? [] : [`${label(cell)}: ${outcome}, not ${cell.expected}`];
  });
}
