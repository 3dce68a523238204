import { cloneElement, useId } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { layers } from '../tokens';
import { useTooltip } from './useTooltip';

const Anchor = styled.span`
  display: inline-flex;
`;

/* Its padding bridges the way from the anchor, so that the pointer may go there. */
const Tip = styled.span`
  --tick: 22px;
  position: fixed;
  inset: auto;
  z-index: ${layers.tooltip};
  width: max-content;
  max-width: min(20rem, calc(100vw - 16px));
  margin: 0;
  padding: 8px 0 0;
  border: 0;
  background: none;
  color: var(--color-canvas);
  overflow: visible;
  font-size: 0.8125rem;
  font-weight: 560;
  line-height: 1.35;
  white-space: normal;
  overflow-wrap: anywhere;
  & > span {
    display: block;
    padding: 6px 10px;
    border-radius: var(--radius-xs);
    background: var(--color-ink);
  }
  &::before {
    content: '';
    position: absolute;
    left: calc(var(--tick) - 1px);
    top: 0;
    width: 2px;
    height: 8px;
    background: var(--color-ink);
  }
  &[data-above='true'] {
    padding: 0 0 8px;
  }
  &[data-above='true']::before {
    top: auto;
    bottom: 0;
  }
`;

/** Props of {@link Tooltip}; everything else goes to the span around the control. */
export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A remark in words; never the only place where something is said. */
  words: ReactNode;
  /** The control it describes. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A remark about a control, after 400 ms on it by pointer or keyboard. Esc takes it away. */
export const Tooltip = ({ words, children, ...rest }: TooltipProps) => {
  const id = useId();
  const { anchor, tip, handlers } = useTooltip();
  return (
    <Anchor ref={anchor} {...rest} {...handlers}>
      {cloneElement(children, { 'aria-describedby': id })}
      <Tip ref={tip} id={id} role="tooltip" popover="manual">
        <span>{words}</span>
      </Tip>
    </Anchor>
  );
};
