import { createContext, type RefObject } from 'react';

/** A step of an import; `over` once all are done. */
export type ImportStep = 'file' | 'columns' | 'check' | 'run' | 'done' | 'over';

/** The step that was shown last since the page was opened: with another one the focus goes to its head. */
export const StepShown = createContext<RefObject<ImportStep | undefined>>({ current: undefined });
