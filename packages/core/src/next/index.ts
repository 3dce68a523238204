export { type IntroducingField, type NextThing, type NextThingKind, type PersonContext } from './NextThing';
export { lackingIntroduction, nextThings } from './nextThings';
export { timeLeft, type TimeLeft } from './timeLeft';
