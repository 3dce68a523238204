export { avatarPairs, colorSchemes, floatShadows, inkPairs, inks, layers, media } from './tokens';
export type { ColorRole, Ink } from './tokens';
