import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../Button';
import type { LinkComponent } from '../Link';
import { visuallyHidden } from '../theme';
import { media } from '../tokens';

const Root = styled.nav`
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 64px;
  ${media.md} {
    gap: 16px;
  }
`;

const Back = styled.a`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 24px;
  min-height: 44px;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  &:hover {
    color: var(--color-ink);
  }
  @media (max-width: 47.99em) {
    span {
      ${visuallyHidden}
    }
  }
`;

const Items = styled.ol`
  display: flex;
  gap: 4px;
  min-width: 0;
  margin-inline: auto;
  overflow: auto hidden;
  scrollbar-width: none;
`;

const Item = styled.a`
  position: relative;
  display: inline-flex;
  gap: 9px;
  align-items: center;
  min-width: 44px;
  min-height: 64px;
  padding-inline: 8px;
  justify-content: center;
  font-size: 0.9375rem;
  font-weight: 600;
  white-space: nowrap;
  color: var(--color-ink-muted);
  &:hover,
  &[aria-current] {
    color: var(--color-ink);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 8px 0;
    height: 3px;
    background: var(--color-accent);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* Of many, only the one that is read has its name. */
  span {
    ${visuallyHidden}
  }
  ${media.lg} {
    padding-inline: 12px;
    &::after {
      inset-inline: 12px;
    }
    [data-few] > li > & span,
    &[aria-current] span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;

const Steps = styled.span`
  display: flex;
  flex: none;
  gap: 6px;
  align-items: center;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  white-space: nowrap;
  & > span {
    display: none;
    margin-right: 6px;
    ${media.md} {
      display: inline;
    }
  }
`;

/** One of a {@link QueueBar}. */
export interface QueueBarItem {
  key: string;
  href: string;
  /** A `TeamMark` of 28 px. */
  mark: ReactNode;
  name: string;
  isCurrent: boolean;
}

/** Props of {@link QueueBar}; everything else goes to the `<nav>`. */
export interface QueueBarProps extends HTMLAttributes<HTMLElement> {
  /** What waits here. */
  label: string;
  back: { href: string; label: string };
  items: readonly QueueBarItem[];
  /** Such as "1 of 3"; nothing where none waits. */
  position?: ReactNode;
  /** Without an address they cannot be pressed. */
  previous: { href: string | undefined; label: string };
  next: { href: string | undefined; label: string };
  linkComponent?: LinkComponent;
}

const FEW = 4;

/** The way back, what waits to be read, and the ways to the one before and after. */
export const QueueBar = (props: QueueBarProps) => {
  const { label, back, items, position, previous, next, linkComponent = 'a', ...rest } = props;
  const steps = [
    { ...previous, icon: <ChevronUp size={18} strokeWidth={1.75} aria-hidden /> },
    { ...next, icon: <ChevronDown size={18} strokeWidth={1.75} aria-hidden /> },
  ];
  return (
    <Root aria-label={label} {...rest}>
      <Back as={linkComponent} href={back.href}>
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        <span>{back.label}</span>
      </Back>
      <Items data-few={items.length <= FEW ? '' : undefined}>
        {items.map(({ key, href, mark, name, isCurrent }) => (
          <li key={key}>
            <Item as={linkComponent} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {mark}
              <span>{name}</span>
            </Item>
          </li>
        ))}
      </Items>
      <Steps>
        {position && <span>{position}</span>}
        {steps.map(({ href, label: name, icon }) =>
          href === undefined ? (
            <Button key={name} isIconOnly aria-label={name} aria-disabled icon={icon} />
          ) : (
            <ButtonLink
              key={name}
              isIconOnly
              aria-label={name}
              icon={icon}
              href={href}
              linkComponent={linkComponent}
            />
          ),
        )}
      </Steps>
    </Root>
  );
};
