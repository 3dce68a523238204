import { eventCategories, type EventCounts } from '@grow/core/event';
import { eventFilterWords, useLocale } from '@grow/shell';
import { EventFilters, type EventFilterChoice } from '@grow/ui';
import { useState } from 'react';
import { useEventCities, type ChooseEvents, type EventsAddress } from '../../../features/event';
import { useSearchBox } from '../../../shared/list';

type EventsFiltersProps = {
  address: EventsAddress;
  onChoose: ChooseEvents;
  /** Undefined until they are known. */
  counts: EventCounts | undefined;
};

/** Whether the address asks for something that stands behind the button. */
const isMoreChosen = ({ view, when, category, isMandatory, text }: EventsAddress): boolean =>
  view === 'week' || when === 'past' || category !== undefined || isMandatory || text !== '';

/** Which events to show, and how. */
export function EventsFilters({ address, onChoose, counts }: EventsFiltersProps) {
  const { locale } = useLocale();
  const cities = useEventCities();
  const [isOpen, setOpen] = useState(() => isMoreChosen(address));
  const box = useSearchBox(address.text, (text) => onChoose({ text }, { isTyping: true }));
  const choice: EventFilterChoice = {
    ...address,
    category: address.category ?? '',
    mode: address.mode ?? '',
    city: address.city ?? '',
  };
  const handleChoose = ({ category, mode, city, ...rest }: Partial<EventFilterChoice>) =>
    onChoose({
      ...rest,
      ...(category !== undefined && { category: eventCategories.find((one) => one === category) }),
      ...(mode !== undefined && { mode: mode || undefined }),
      ...(city !== undefined && { city: city || undefined }),
    });
  return (
    <EventFilters
      {...box.form}
      words={eventFilterWords(locale)}
      choice={choice}
      counts={counts}
      categories={eventCategories}
      cities={cities}
      onChoose={handleChoose}
      hasMine
      search={box.input}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  );
}
