import { ArrowRight } from 'lucide-react';
import type { LinkComponent, LinkProps } from './LinkComponent';
import { Anchor } from './TextLink.styles';

/** Looks of a text link: inside a sentence, alone with an arrow, or without underline until hovered. */
export const textLinkVariants = ['inline', 'arrow', 'plain'] as const;
/** A look of a text link. */
export type TextLinkVariant = (typeof textLinkVariants)[number];

/** Props of {@link TextLink}; everything else goes to the `<a>`. */
export interface TextLinkProps extends LinkProps {
  variant?: TextLinkVariant;
  linkComponent?: LinkComponent;
}

/** A link in text. */
export const TextLink = ({ variant = 'inline', linkComponent = 'a', children, ...rest }: TextLinkProps) => (
  <Anchor as={linkComponent} data-variant={variant} {...rest}>
    {children}
    {variant === 'arrow' && <ArrowRight size={16} strokeWidth={1.75} aria-hidden />}
  </Anchor>
);
