// The matrix of hand-ins as its address names it: a week, and what its rows are narrowed to.
import { matrixStates, matrixViews, type MatrixFilter } from '@grow/core/hand-in-admin';
import { addressCodec, label, oneOf, words, type AddressCodec } from '../../shared/list';

/** What the address asks for; the week that is on where it names none. */
export type MatrixChoice = Omit<MatrixFilter, 'week'> & { readonly week: string | undefined };

/** The address of the matrix. */
export const matrixAddress: AddressCodec<MatrixChoice> = addressCodec<MatrixChoice>({
  // A week leaves out no row.
  week: { ...label('week'), narrows: false },
  view: oneOf('show', matrixViews),
  state: oneOf('state', matrixStates),
  mentor: label('mentor'),
  city: label('city'),
  search: words(),
});
