export { EventFilters } from './EventFilters';
export type {
  EventFilterChoice,
  EventFilterCounts,
  EventFiltersProps,
  EventFilterWords,
} from './EventFilters';
