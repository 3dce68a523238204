export {
  avatarPairs,
  colorSchemes,
  floatShadows,
  inkPairs,
  inks,
  layers,
  media,
  systemColors,
} from './tokens';
export type { ColorRole, Ink } from './tokens';
