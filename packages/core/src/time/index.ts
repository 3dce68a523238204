export { berlinDay, wallMomentOf, type WallMoment } from './berlinTime';
export { systemClock, type Cancel, type Clock } from './clock';
