export { EventCard } from './EventCard';
export type { EventCardProps } from './EventCard';
