import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../paraglide/runtime';
import { OwnSeat } from './OwnSeat';
import { useOwnStates } from './useOwnStates';

/** Where the page has room for what somebody has of an event: in the list, or larger in the box of its page. */
const roomsOfPage = () =>
  [...document.querySelectorAll<HTMLElement>('[data-own]')].map((room) => ({
    room,
    slug: room.dataset['own'] ?? '',
    isLarge: room.closest('[data-part=save]') !== null,
  }));

/** Takes the way to the login away while there is something better; who logs out gets it back. */
function Replaces({ room }: { room: HTMLElement }): null {
  useLayoutEffect(() => {
    const link = room.querySelector('[data-static]');
    link?.remove();
    return () => {
      if (link) room.prepend(link);
    };
  }, [room]);
  return null;
}

/** What somebody has of the events that the page shows, in the places of their static buttons; these stay until it is known. */
export function OwnStates({ locale }: { locale: Locale }) {
  const [rooms] = useState(roomsOfPage);
  return rooms.length === 0 ? null : <FilledRooms rooms={rooms} locale={locale} />;
}

function FilledRooms({ rooms, locale }: { rooms: ReturnType<typeof roomsOfPage>; locale: Locale }) {
  const states = useOwnStates();
  return rooms.map(({ room, slug, isLarge }) => {
    const state = states?.get(slug);
    if (!state) return null;
    return createPortal(
      <>
        <Replaces room={room} />
        <OwnSeat state={state} slug={slug} isLarge={isLarge} locale={locale} />
      </>,
      room,
      slug,
    );
  });
}
