import { AppError } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useState, type ReactNode } from 'react';
import { proveByNonce, wantsNonce } from './nonceActions';
import { NonceStep } from './components/NonceStep';
import { useNonceMail } from './useNonceMail';

type Question = { readonly answer: () => void; readonly refuse: (reason: AppError) => void };

type FreshLogin = {
  /** Does what may want a fresh login; where the service asks for one, `step` asks the person, and then it is done again. */
  run: <T>(action: () => Promise<T>) => Promise<T>;
  /** The question, in place of what asked it; undefined while nothing is asked. */
  step: ReactNode;
};

/** Leads an action through a code from the mail where the session is too old for it, as a change of password is led. */
export function useFreshLogin(): FreshLogin {
  const client = useGrowClient();
  const [question, setQuestion] = useState<Question>();
  const mail = useNonceMail();

  const run = async <T,>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      if (!wantsNonce(error)) throw error;
      await mail();
      await new Promise<void>((answer, refuse) => setQuestion({ answer, refuse }));
      return action();
    }
  };
  const close = () => setQuestion(undefined);
  const step = question && (
    <NonceStep
      onSend={(nonce) => proveByNonce(client, nonce)}
      onDone={() => {
        close();
        question.answer();
      }}
      onBack={() => {
        close();
        question.refuse(new AppError('aborted'));
      }}
    />
  );
  return { run, step };
}
