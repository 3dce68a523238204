import type { Criterion } from '@grow/core/jury';
import { textIn } from '../../event';

/** What the five steps of a criterion look like, in the reader's language. */
export function anchorsOf({ anchors }: Criterion): readonly [string, string, string, string, string] {
  const word = (at: number) => {
    const found = anchors[at];
    return found ? textIn(found) : '';
  };
  return [word(0), word(1), word(2), word(3), word(4)];
}
