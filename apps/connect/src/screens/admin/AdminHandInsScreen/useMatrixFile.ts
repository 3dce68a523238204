import { matrixCsv, type HandInMatrix, type MatrixRow } from '@grow/core/hand-in-admin';
import { berlinDay } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { standingWords, weekWords } from '../../../features/handInAdmin';
import { saveFile } from '../../../shared/file';
import { m } from '../../../paraglide/messages';

/** Hands rows to the browser as a file for spreadsheets. */
export function useMatrixFile(matrix: HandInMatrix, now: Date) {
  const { locale } = useLocale();
  return (rows: readonly MatrixRow[]) => {
    const text = matrixCsv(matrix, rows, {
      head: [m.orga_team(), m.orga_city(), m.matrix_mentor()],
      weeks: matrix.weeks.map((week) => weekWords(week, locale)),
      standing: standingWords,
    });
    saveFile({ name: `grow-hand-ins-${berlinDay(now)}.csv`, type: 'text/csv;charset=utf-8', text });
  };
}
