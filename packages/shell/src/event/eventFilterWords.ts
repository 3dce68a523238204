import type { EventFilterWords } from '@grow/ui';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';

const none = {};

/** The words of the events' filters: the same on the public list and on that of members. */
export function eventFilterWords(locale: Locale): EventFilterWords {
  const options = { locale };
  return {
    label: m.event_filter_label(none, options),
    mode: m.event_filter_mode(none, options),
    all: m.event_filter_all(none, options),
    onsite: m.event_filter_onsite(none, options),
    online: m.event_filter_online(none, options),
    city: m.event_filter_city(none, options),
    allCities: m.event_filter_all_cities(none, options),
    more: m.event_filter_more(none, options),
    mine: m.event_filter_mine(none, options),
    view: m.event_filter_view(none, options),
    list: m.event_filter_list(none, options),
    weeks: m.event_filter_weeks(none, options),
    when: m.event_filter_when(none, options),
    coming: m.event_filter_coming(none, options),
    past: m.event_filter_past(none, options),
    category: m.event_filter_category(none, options),
    allCategories: m.event_filter_all_categories(none, options),
    mandatory: m.event_filter_mandatory(none, options),
    search: m.event_filter_search(none, options),
  };
}
