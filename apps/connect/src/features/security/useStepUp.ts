import { createContext, use } from 'react';

/**
 * Does what may want a second factor. Where the service asks for one, a dialog asks the person, and then it is done again.
 * Rejects with AppError `aborted` when the person would rather not.
 */
export type StepUp = <T>(action: () => Promise<T>) => Promise<T>;

/** Without a provider around it nobody is asked. */
export const StepUpContext = createContext<StepUp>((action) => action());

/** What leads an action through the second factor. */
export const useStepUp = (): StepUp => use(StepUpContext);
