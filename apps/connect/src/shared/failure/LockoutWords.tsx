import { visuallyHidden } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../paraglide/messages';
import { waitInWords, type Lockout } from './useLockout';

// Figures of one width: the line does not tremble while it counts.
const Ticking = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

/** Says how long to wait. What ticks is for the eye; read aloud is the whole wait once, and its end. */
export function LockoutWords({ wait = 0, left }: Lockout) {
  if (left === 0) return <>{m.lockout_over()}</>;
  return (
    <>
      <Ticking aria-hidden>{m.lockout({ time: waitInWords(left) })}</Ticking>
      <Spoken>{m.lockout({ time: waitInWords(wait) })}</Spoken>
    </>
  );
}
