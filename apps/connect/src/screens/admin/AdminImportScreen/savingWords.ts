import { m } from '../../../paraglide/messages';
import type { SavingState } from './useImport';

/** How what was chosen is kept, in words. */
export const savingWords = (state: SavingState): string =>
  ({ saved: m.import_saved, saving: m.import_saving, offline: m.import_not_saved })[state]();
