export { fingerReach } from './fingerReach';
export type { LinkComponent, LinkProps } from './LinkComponent';
export { TextLink, textLinkVariants } from './TextLink';
export type { TextLinkProps, TextLinkVariant } from './TextLink';
