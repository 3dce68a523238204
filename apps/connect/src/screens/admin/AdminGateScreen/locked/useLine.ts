import { gateMutations, movedLine, type GateRound } from '@grow/core/gate';
import { useGrowClient, useLocale } from '@grow/shell';
import { useToast } from '@grow/ui';
import { useEffect, useRef, useState } from 'react';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { failureSentence } from '../../../../shared/failure';

/** ms after the last step of the line until it is saved: a drag over ten rows is one move. */
const SETTLE_MS = 600;

/** The line as it is drawn while somebody moves it, saved once it rests; where somebody else moved it, theirs is shown and said. */
export function useLine(round: GateRound) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const toast = useToast();
  const moving = useProductMutation(gateMutations(supabase).moveLine);
  /** What was chosen here and is not saved yet. */
  const [chosen, setChosen] = useState<number>();
  const seen = useRef(round);
  useEffect(() => {
    seen.current = round;
  }, [round]);
  const { send } = moving;
  const save = useRef<(cutSize: number) => Promise<void>>(undefined);
  useEffect(() => {
    save.current = async (cutSize) => {
      const { id: roundId, version } = seen.current;
      try {
        await send({ roundId, version, cutSize });
      } catch (error) {
        const moved = movedLine(error);
        toast.show({
          subject: `line ${roundId}`,
          status: moved ? 'warning' : 'error',
          title: moved ? m.gates_line_moved({ count: moved.cutSize }) : m.gates_line_not_moved(),
          ...(moved ? {} : { description: await failureSentence(error, locale) }),
        });
      }
    };
  });
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const timer = setTimeout(() => {
      void save.current?.(chosen).finally(() => setChosen((now) => (now === chosen ? undefined : now)));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  return { cut: chosen ?? round.cutSize, move: setChosen };
}
