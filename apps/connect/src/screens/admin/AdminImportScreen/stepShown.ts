import { createContext } from 'react';

/** A step of an import; `over` once all are done. */
export type ImportStep = 'file' | 'columns' | 'check' | 'run' | 'done' | 'over';

/** Notes the step that is shown, and says whether another one was before, since the page was opened. */
export const StepShown = createContext<(step: ImportStep) => boolean>(() => false);
