export { berlinDay, parseBerlinTime, type ParsedBerlinTime } from './berlinTime';
export { systemClock, type Cancel, type Clock } from './clock';
