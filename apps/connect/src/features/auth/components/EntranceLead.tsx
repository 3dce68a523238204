import { Suspense } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { reservedSlug } from '../reservedSlug';
import { lazyPart } from '../../../shared/code';

// Most who log in reserve nothing.
const ReservedEvent = lazyPart(async () => (await import('./ReservedEvent')).ReservedEvent);

// With and without the event's title it is one line or two: the form below stays where it is.
const Reserved = styled.span`
  display: block;
  min-height: 2lh;
`;

/** The sentence below the title of an entrance: for which event one comes, else `otherwise`. */
export function EntranceLead({ next, otherwise }: { next: string | undefined; otherwise: string }) {
  const slug = reservedSlug(next);
  if (slug === undefined) return otherwise;
  return (
    <Reserved>
      <Suspense fallback={m.login_for_an_event()}>
        <ReservedEvent slug={slug} />
      </Suspense>
    </Reserved>
  );
}
