import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Dial } from '../Dial';
import type { LinkComponent, LinkProps } from '../Link';
import { ButtonRoot, Labels } from './Button.styles';

/** What a button means: one primary a view, solid for accepting, danger for what cannot be undone. */
export const buttonVariants = ['primary', 'solid', 'secondary', 'ghost', 'danger'] as const;
/** A meaning of a button. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights: 32, 36, 44 and 54 px. */
export const buttonSizes = ['xs', 'sm', 'md', 'lg'] as const;
/** A height of a button. */
export type ButtonSize = (typeof buttonSizes)[number];

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  isBlock?: boolean;
  /** Before the label. */
  icon?: ReactNode;
  /** After the label. */
  iconAfter?: ReactNode;
  /** Shows the icon alone; give `aria-label`. */
  isIconOnly?: boolean;
}

/** Props of {@link Button}; everything else goes to the `<button>`, whose type is `button` unless said. */
export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** The work it started is under way: clicks do nothing, the dial shows, the width stays. */
  isBusy?: boolean;
  /** What happens while it is busy, such as "Saving"; without it the label stays. */
  busyLabel?: ReactNode;
}

const lookAttributes = (variant: ButtonVariant, size: ButtonSize, isBlock = false, isIconOnly = false) => ({
  'data-variant': variant,
  'data-size': size,
  'data-block': isBlock ? '' : undefined,
  'data-icon-only': isIconOnly ? '' : undefined,
});

/** A button that says what it does; see the variants for which to take. */
export const Button = (props: ButtonProps) => {
  const { variant = 'secondary', size = 'md', isBlock, isIconOnly, icon, iconAfter, ...others } = props;
  const { isBusy, busyLabel, children, onClick, ...rest } = others;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || rest['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  };
  const worded = busyLabel ? '' : undefined;
  return (
    <ButtonRoot
      type="button"
      {...lookAttributes(variant, size, isBlock, isIconOnly)}
      aria-busy={isBusy ? true : undefined}
      aria-disabled={isBusy ? true : undefined}
      {...rest}
      onClick={handleClick}
    >
      <Labels>
        <span data-hidden={isBusy ? '' : undefined}>
          {icon}
          {children}
          {iconAfter}
        </span>
        {isBusy !== undefined && (
          <span data-hidden={isBusy ? undefined : ''}>
            {/* The dial comes with the work: eleven hands that turn unseen would cost every frame. */}
            {isBusy ? <Dial size={18} isDelayed data-worded={worded} /> : <i data-worded={worded} />}
            {busyLabel ?? (isIconOnly ? null : children)}
          </span>
        )}
      </Labels>
    </ButtonRoot>
  );
};

/** Props of {@link ButtonLink}; everything else goes to the link. */
export interface ButtonLinkProps extends Look, LinkProps {
  linkComponent?: LinkComponent;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const ButtonLink = (props: ButtonLinkProps) => {
  const { variant = 'secondary', size = 'md', isBlock, isIconOnly, icon, iconAfter, ...others } = props;
  const { linkComponent = 'a', children, ...rest } = others;
  return (
    <ButtonRoot as={linkComponent} {...lookAttributes(variant, size, isBlock, isIconOnly)} {...rest}>
      {icon}
      {children}
      {iconAfter}
    </ButtonRoot>
  );
};
