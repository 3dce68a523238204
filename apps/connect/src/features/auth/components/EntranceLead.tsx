import { lazy, Suspense } from 'react';
import { reservedSlug } from '../reservedSlug';

// Most who log in reserve nothing.
const ReservedEvent = lazy(async () => ({ default: (await import('./ReservedEvent')).ReservedEvent }));

/** The sentence below the title of an entrance: for which event one comes, else `otherwise`. */
export function EntranceLead({ next, otherwise }: { next: string | undefined; otherwise: string }) {
  const slug = reservedSlug(next);
  if (slug === undefined) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <ReservedEvent slug={slug} />
    </Suspense>
  );
}
