import { AppError, isAppError } from '@grow/core';
import { useCallback, useState, type ReactNode } from 'react';
import { StepUpContext, type StepUp } from '../../security';
import { StepUpDialog } from './StepUpDialog';

type Question = { readonly answer: () => void; readonly refuse: (reason: AppError) => void };

/** Asks for the second factor where an action below it wants one. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const run: StepUp = useCallback(async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!isAppError(error) || error.code !== 'second_factor_needed') throw error;
      await new Promise<void>((answer, refuse) => setQuestion({ answer, refuse }));
      return action();
    }
  }, []);
  const handleProved = () => {
    setQuestion(undefined);
    question?.answer();
  };
  const handleCancel = () => {
    setQuestion(undefined);
    question?.refuse(new AppError('aborted'));
  };
  return (
    <StepUpContext value={run}>
      {children}
      <StepUpDialog isOpen={question !== undefined} onProved={handleProved} onCancel={handleCancel} />
    </StepUpContext>
  );
}
