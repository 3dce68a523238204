import { Moon, Sun } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { toggleTheme } from '../frame';
import { visuallyHidden } from '../theme/typeStyles';

/** Words of a colour switch: what a click leads to. */
export interface ThemeLabels {
  toLight: string;
  toDark: string;
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  &[data-look='icon'] {
    width: 44px;
    height: 44px;
    justify-content: center;
    border-radius: var(--radius-sm);
  }
  &[data-look='icon'] > span > span {
    ${visuallyHidden}
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: inherit;
  }
  [data-theme='light'] & > [data-leads-to='light'],
  html:not([data-theme='light']) & > [data-leads-to='dark'] {
    display: none;
  }
`;

/** Props of {@link ThemeToggle}; everything else goes to the `<button>`. */
export interface ThemeToggleProps extends ComponentProps<'button'> {
  labels: ThemeLabels;
  look?: 'icon' | 'text';
}

/** Switches between dark and light. Both words are in the markup and the stylesheet shows one, so it is right before any script runs. */
export const ThemeToggle = ({ labels, look = 'icon', onClick, ...rest }: ThemeToggleProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    // Prevented, so that a prerendered page's own listener does not switch back.
    event.preventDefault();
    toggleTheme();
  };
  return (
    <Root type="button" data-theme-toggle="" data-look={look} {...rest} onClick={handleClick}>
      <span data-leads-to="light">
        <Sun size={look === 'icon' ? 20 : 18} strokeWidth={1.75} aria-hidden />
        <span>{labels.toLight}</span>
      </span>
      <span data-leads-to="dark">
        <Moon size={look === 'icon' ? 20 : 18} strokeWidth={1.75} aria-hidden />
        <span>{labels.toDark}</span>
      </span>
    </Root>
  );
};
