import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from '../../../paraglide/messages';
import { useKeptFocus } from '../useKeptFocus';
import { Stack } from './SeatBox.styles';

/** The frame around one's seat: it keeps the focus, and takes it where the address ends in `#seat`. */
export function SeatFrame({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation();
  const { root, events } = useKeptFocus<HTMLDivElement>();
  useEffect(() => {
    // The box comes after the page, so the browser cannot.
    if (hash !== '#seat') return;
    root.current?.scrollIntoView({ block: 'center' });
    root.current?.focus({ preventScroll: true });
  }, [hash, key, root]);
  return (
    <Stack id="seat" ref={root} tabIndex={-1} role="group" aria-label={m.seat_own()} {...events}>
      {children}
    </Stack>
  );
}
