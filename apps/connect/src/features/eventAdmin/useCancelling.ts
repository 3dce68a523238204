import { isAppError } from '@grow/core';
import type { AdminEvent } from '@grow/core/event-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogAddress } from '../../shared/dialogAddress';
import { cancelObstacle } from './eventActions';
import { useAdminEvent } from './useEventAdmin';

/** The dialog that calls an event off. */
export type Cancelling = {
  /** The event as it was when the dialog opened; undefined while there is none. */
  readonly event: AdminEvent | undefined;
  /** Why it cannot be called off; undefined where it can. */
  readonly obstacle: ReturnType<typeof cancelObstacle> | 'missing';
  open: (event: AdminEvent) => void;
  close: () => void;
};

/** The event that is being called off, as the address says it, so that Back closes the dialog and a link opens it. */
export function useCancelling(): Cancelling {
  const [query] = useSearchParams();
  const address = useDialogAddress('dialog', ['event']);
  const [latched, setLatched] = useState<AdminEvent>();
  const slug = address.value === 'cancel' ? (query.get('event') ?? undefined) : undefined;
  const isLatched = latched !== undefined && latched.slug === slug;
  // Whoever comes by a link has clicked on no event, and it is asked for.
  const { data, error } = useAdminEvent(isLatched ? undefined : slug);
  // Calling it off changes what is read; the dialog stays about what it began with until it has told how that went.
  if (!isLatched && slug !== undefined && data?.slug === slug) setLatched(data);
  const event = isLatched ? latched : undefined;
  const isMissing = slug !== undefined && !isLatched && isAppError(error) && error.code === 'not_found';
  return {
    event,
    obstacle: isMissing ? 'missing' : event && cancelObstacle(event, new Date()),
    open: (chosen) => {
      setLatched(chosen);
      address.open('cancel', { event: chosen.slug });
    },
    close: () => {
      setLatched(undefined);
      address.close();
    },
  };
}
