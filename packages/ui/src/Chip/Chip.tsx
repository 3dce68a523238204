import { Check, X } from 'lucide-react';
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

const ChipRoot = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 7px;
  height: 36px;
  padding: 0 12px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  font-size: 0.875rem;
  font-weight: 580;
  white-space: nowrap;
  &:hover {
    border-color: var(--color-edge);
  }
  &[aria-pressed='true'] {
    background: var(--color-ink);
    border-color: var(--color-ink);
    color: var(--color-canvas);
    forced-color-adjust: none;
  }
  &:disabled {
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -5px 0;
    }
  }
  span {
    font-weight: 480;
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='false'] span {
    color: var(--color-ink-muted);
  }
`;

/** Props of {@link Chip}; everything else goes to the `<button>`. */
export interface ChipProps extends ComponentProps<'button'> {
  isOn: boolean;
  count?: ReactNode;
}

/** A choice that is on or off, such as a skill; solid with a check when on. */
export const Chip = ({ isOn, count, children, ...rest }: ChipProps) => (
  <ChipRoot type="button" aria-pressed={isOn} {...rest}>
    {isOn && <Check size={16} strokeWidth={1.75} aria-hidden />}
    {children}
    {count !== undefined && <span>{count}</span>}
  </ChipRoot>
);

/** Chips in a row that wraps; with `data-scrolls` one scrolling row below 48em. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media (max-width: 47.99em) {
    &[data-scrolls] {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin-inline: calc(-1 * var(--gutter));
      padding: 4px var(--gutter);
    }
  }
`;

const TagRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 10px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-xs);
  font-size: 0.8125rem;
  font-weight: 560;
  white-space: nowrap;
  &[data-size='sm'] {
    height: 22px;
    padding: 0 7px;
    font-size: 0.75rem;
  }
  &[data-tone='wanted'] {
    border-color: var(--color-edge);
  }
  &[data-tone='match'] {
    background: var(--color-ink);
    border-color: var(--color-ink);
    color: var(--color-canvas);
  }
`;

/** Tones of a tag: plain, a wanted skill, a wanted skill that the reader has. */
export const tagTones = ['plain', 'wanted', 'match'] as const;

/** Props of {@link Tag}; everything else goes to the root. */
export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: (typeof tagTones)[number];
  size?: 'sm' | 'md';
}

/** A word about something, static: 28 px, or 22 in dense lists. */
export const Tag = ({ tone = 'plain', size = 'md', ...rest }: TagProps) => (
  <TagRoot data-tone={tone} data-size={size} {...rest} />
);

const FilterRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 28px;
  padding: 0 1px 0 10px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-xs);
  font-size: 0.8125rem;
  font-weight: 560;
  line-height: 1.2;
  button {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 26px;
    color: var(--color-ink-muted);
  }
  button:hover {
    color: var(--color-ink);
  }
  @media (pointer: coarse) {
    button::after {
      content: '';
      position: absolute;
      inset: -9px -6px;
    }
  }
`;

/** Props of {@link FilterTag}; everything else goes to the root. */
export interface FilterTagProps extends HTMLAttributes<HTMLSpanElement> {
  /** Names the button, such as "Remove the filter City: Leipzig". */
  removeLabel: string;
  onRemove: () => void;
}

/** A filter that is on, with the way to take it off. */
export const FilterTag = ({ removeLabel, onRemove, children, ...rest }: FilterTagProps) => (
  <FilterRoot {...rest}>
    {children}
    <button type="button" aria-label={removeLabel} onClick={onRemove}>
      <X size={16} strokeWidth={1.75} aria-hidden />
    </button>
  </FilterRoot>
);
