import { ButtonLink, media, type ButtonLinkProps } from '@grow/ui';
import type { GrowEvent } from '@grow/core/event';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';
import { reservePath } from '../paths';

// As wide as what the page's scripts may put there, so that nothing moves; in the list the rows stand in columns.
const Place = styled.div`
  [data-static] {
    min-width: 8.125rem;
  }
  [data-static]:lang(de) {
    min-width: 9.25rem;
  }
  ${media.xl} {
    article & {
      display: flex;
      justify-content: flex-end;
      width: 9.5rem;
    }
  }
`;

type ReserveLinkProps = { event: GrowEvent } & Pick<ButtonLinkProps, 'variant' | 'size'>;

/** The way to a seat, by the login. For somebody who is logged in the account script puts what they have in its place. */
export function ReserveLink({ event, ...look }: ReserveLinkProps) {
  return (
    <Place data-own={event.slug}>
      <ButtonLink {...look} href={reservePath(event.slug)} data-static="">
        {m.event_reserve()}
      </ButtonLink>
    </Place>
  );
}
