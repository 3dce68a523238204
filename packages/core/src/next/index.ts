export { type IntroducingField, type NextThing, type NextThingKind, type PersonContext } from './NextThing';
export { lackingIntroduction, nextThings } from './nextThings';
export { weekThings, type WeeksContext } from './weekThings';
export { timeLeft, type TimeLeft } from './timeLeft';
