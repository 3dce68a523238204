import {
  findCheckInGuests,
  guestWithScans,
  readCheckInCode,
  type CheckInGuest,
  type CheckInList,
  type CheckInScan,
} from '@grow/core/check-in';
import { useLocale } from '@grow/shell';
import { Field, SearchInput } from '@grow/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { m } from '../../../paraglide/messages';
import { hourInWords } from '../checkInWords';
import { useSlash } from '../useSlash';
import { Box, Hit, Hits, None } from './GuestSearch.styles';

const MOST_HITS = 8;

function foundWords(count: number): string {
  if (count === 0) return m.check_in_search_none();
  return count > MOST_HITS
    ? m.check_in_search_more({ count, shown: MOST_HITS })
    : m.check_in_search_hits({ count });
}

/** Props of {@link GuestSearch}. */
export type GuestSearchProps = {
  list: CheckInList;
  scans: readonly CheckInScan[];
  /** Somebody was picked from the list. */
  onPick: (registrationId: string) => void;
  /** A code was typed or pasted, or something that is no name here. */
  onCode: (text: string) => void;
};

/** Finds people of the list by hand; takes what a hand scanner types, too. */
export function GuestSearch({ list, scans, onPick, onCode }: GuestSearchProps) {
  const { locale } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [focusInput] = useState(() => () => input.current?.focus());
  useSlash(focusInput);
  const isCode = readCheckInCode(text) !== undefined;
  const found = isCode ? [] : findCheckInGuests(list, text, list.guests.size);
  const hits = found.slice(0, MOST_HITS).map((guest) => guestWithScans(guest, scans));
  // One name alone needs no choosing.
  const active = hits.length === 1 ? 0 : chosen;

  const type = (next: string) => {
    setText(next);
    setChosen(undefined);
  };
  const pick = (guest: CheckInGuest) => {
    type('');
    onPick(guest.id);
    focusInput();
  };
  const enter = () => {
    const guest = active === undefined ? undefined : hits[active];
    if (guest) pick(guest);
    else if (isCode || (text.trim() !== '' && hits.length === 0)) {
      type('');
      onCode(text);
    }
  };
  const move = (by: number) => {
    const from = chosen ?? (by > 0 ? -1 : hits.length);
    setChosen((from + by + hits.length) % hits.length);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter();
    else if (event.key === 'Escape') type('');
    else if (event.key === 'ArrowDown' && hits.length > 0) move(1);
    else if (event.key === 'ArrowUp' && hits.length > 0) move(-1);
    else return;
    event.preventDefault();
  };
  const stateOf = ({ status, seat, checkedInAt }: CheckInGuest) => {
    if (status === 'waitlisted') return m.check_in_waiting_list();
    if (status === 'cancelled') return m.check_in_cancelled();
    if (status !== 'attended' || !checkedInAt)
      return seat === 'online' ? m.check_in_seat_online() : m.check_in_hit_registered();
    return m.check_in_hit_in({ time: hourInWords(checkedInAt, new Date(), locale) });
  };

  return (
    <Box data-bottom-bar="">
      <Field label={m.check_in_search()} help={m.check_in_search_help()} data-search="">
        <SearchInput
          ref={input}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={handleKey}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
        />
      </Field>
      <Hits id={`${id}-hits`} role="listbox" aria-label={m.check_in_search()} hidden={hits.length === 0}>
        {hits.map((guest, index) => (
          <Hit
            key={guest.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => pick(guest)}
          >
            <b>{guest.name}</b>
            <span>{[stateOf(guest), guest.team].filter(Boolean).join(', ')}</span>
          </Hit>
        ))}
      </Hits>
      <None role="status">{text.trim() !== '' && !isCode && foundWords(found.length)}</None>
    </Box>
  );
}
