// Framework-free behaviour of the page frame: the site inlines it, connect calls it in effects.
export { attachHeader, headerOpacity, keepEntrance } from './header';
export { attachMobileMenu } from './mobileMenu';
export type { MobileMenuControl } from './mobileMenu';
export { attachNow, dayOfSeason, seasonDays } from './season';
export { startFrame } from './startFrame';
export {
  applyTheme,
  attachTheme,
  readTheme,
  themes,
  themeScript,
  themeStorageKey,
  toggleTheme,
} from './theme';
export type { Theme } from './theme';
