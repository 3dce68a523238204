export { Logo, logoSizes } from './Logo';
export type { LogoProps } from './Logo';
