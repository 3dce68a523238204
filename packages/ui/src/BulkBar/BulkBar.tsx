import { X } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Dial } from '../Dial';
import { visuallyHidden } from '../theme/typeStyles';
import { layers, media } from '../tokens';

const Root = styled.div`
  position: sticky;
  bottom: 20px;
  z-index: ${layers.actionBar};
  display: flex;
  align-items: center;
  gap: 18px;
  width: max-content;
  max-width: 100%;
  margin: 8px auto 0;
  padding: 8px 8px 8px 18px;
  border-radius: var(--radius-md);
  background: var(--color-ink);
  color: var(--color-canvas);
  box-shadow: var(--shadow-float);
  font-size: 0.9375rem;
  line-height: 1.2;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-left: auto;
  }
  button {
    position: relative;
    display: inline-flex;
    gap: 8px;
    align-items: center;
    justify-content: center;
    min-width: 36px;
    height: 36px;
    padding: 0 12px;
    border-radius: var(--radius-sm);
    font-weight: 600;
    white-space: nowrap;
  }
  button:hover {
    background: color-mix(in srgb, var(--color-canvas) 12%, transparent);
  }
  button:focus-visible {
    outline-color: var(--color-canvas);
    outline-offset: -3px;
    border-radius: var(--radius-sm);
  }
  button[data-destructive] {
    color: var(--color-critical-on-ink);
  }
  button[aria-disabled='true'] {
    opacity: 0.6;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    button::after {
      content: '';
      position: absolute;
      inset: -4px 0;
    }
  }
  ${media.short} {
    position: static;
  }
  ${media.belowMd} {
    width: auto;
    gap: 8px;
    padding-left: 14px;
    button {
      min-width: 44px;
      padding: 0 9px;
    }
    &:not([data-words]) button > span {
      ${visuallyHidden}
    }
    /* The count breaks before they do. */
    &:not([data-row]) > div {
      flex: none;
    }
    &[data-row] {
      flex-wrap: wrap;
      & > b {
        flex: 1;
      }
      & > div {
        order: 1;
        flex-basis: 100%;
        flex-wrap: wrap;
        margin: 0 0 0 -9px;
      }
    }
  }
`;

/** As many actions keep their words on a phone, in a row of their own. */
const FEW = 2;
/** More than these have a row of their own there, without words: beside the count there is no room for them. */
const MOST_BESIDE = 4;

/** Something to do with all that is selected. */
export interface BulkAction {
  key: string;
  label: string;
  /** 18 px; below 48em it stands alone where there are more than two. */
  icon: ReactNode;
  onSelect: () => void;
  /** Cannot be undone: these come last. */
  isDestructive?: boolean;
  isBusy?: boolean;
}

/** Props of {@link BulkBar}; everything else goes to the root. */
export interface BulkBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Such as "3 selected". */
  message: ReactNode;
  actions: readonly BulkAction[];
  onClear: () => void;
  labels: { group: string; clear: string };
}

/** Floats above the lower edge while rows are selected: how many, what to do with them, and away with it. */
export const BulkBar = ({ message, actions, onClear, labels, ...rest }: BulkBarProps) => {
  const inOrder = [...actions].sort(
    (a, b) => Number(a.isDestructive ?? false) - Number(b.isDestructive ?? false),
  );
  // Not `disabled`: the one that was pressed would lose the focus.
  const isBusy = actions.some((action) => action.isBusy);
  return (
    <Root
      data-bottom-bar=""
      data-words={actions.length > FEW ? undefined : ''}
      data-row={actions.length > FEW && actions.length <= MOST_BESIDE ? undefined : ''}
      role="group"
      aria-label={labels.group}
      {...rest}
    >
      <b role="status">{message}</b>
      <div>
        {inOrder.map(({ key, label, icon, onSelect, isDestructive, isBusy: isThisBusy }) => (
          <button
            key={key}
            type="button"
            data-destructive={isDestructive ? '' : undefined}
            aria-busy={isThisBusy ? true : undefined}
            aria-disabled={isBusy ? true : undefined}
            onClick={isBusy ? undefined : onSelect}
          >
            {isThisBusy ? <Dial size={18} isDelayed /> : icon}
            <span>{label}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={labels.clear}
        aria-disabled={isBusy ? true : undefined}
        onClick={isBusy ? undefined : onClear}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </Root>
  );
};
