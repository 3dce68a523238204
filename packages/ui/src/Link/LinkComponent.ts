import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/** What a link receives: an address and everything that an `<a>` takes. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** `'a'`, or a component that takes the same props, such as a router's link for addresses of its own app. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;
