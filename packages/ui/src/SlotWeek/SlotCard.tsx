import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme';

/** How a slot stands: booked, the next one, free, blocked, over and held, over and nobody came. */
export type SlotState = 'booked' | 'next' | 'free' | 'blocked' | 'held' | 'missed';

const Root = styled.button`
  display: flex;
  gap: 9px;
  align-items: center;
  width: 100%;
  min-height: 46px;
  padding: 4px 8px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  font-size: 0.875rem;
  line-height: 1.25;
  text-align: left;
  overflow: hidden;
  &:hover {
    border-color: var(--color-edge);
  }
  & > span {
    display: grid;
    min-width: 0;
  }
  b,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 640;
  }
  small {
    font-size: 0.75rem;
    color: var(--color-ink-muted);
  }
  &[data-state='next'] {
    border-color: var(--color-accent);
    background: color-mix(in srgb, var(--color-accent) 10%, var(--color-canvas));
  }
  &[data-state='free'] {
    background: none;
    border: 1px dashed var(--color-edge);
  }
  &[data-state='blocked'] {
    background: repeating-linear-gradient(135deg, var(--color-line) 0 1px, transparent 1px 6px);
    color: var(--color-ink-muted);
    forced-color-adjust: none;
  }
  /* Words stand on the canvas, not on the hatching. */
  &[data-state='blocked'] :is(b, small) {
    justify-self: start;
    max-width: calc(100% + 8px);
    padding: 0 4px;
    margin-inline: -4px;
    background: var(--color-canvas);
  }
  &[data-state='held'],
  &[data-state='missed'] {
    background: none;
  }
  &[data-state='held'] b,
  &[data-state='missed'] b {
    font-weight: 560;
    color: var(--color-ink-muted);
  }
  &[data-state='missed'] small {
    color: var(--color-caution);
  }
  li > & {
    min-height: 56px;
    padding-inline: 12px;
    font-size: 0.9375rem;
  }
  li > & small {
    font-size: 0.8125rem;
  }
`;

const Heard = styled.i`
  ${visuallyHidden}
`;

/** Props of {@link SlotCard}; everything else goes to the `<button>`. */
export interface SlotCardProps extends Omit<ComponentProps<'button'>, 'title'> {
  state: SlotState;
  /** Day and time, for who hears it: what is seen stands beside the slot. */
  when: ReactNode;
  title: ReactNode;
  /** A line below it: what is to be decided, or whom it is for. */
  remark?: ReactNode;
  /** The team's mark, 28 px. */
  mark?: ReactNode;
}

/** One slot of an office hour; shape says how it stands, before the words do. */
export const SlotCard = ({ state, when, title, remark, mark, ...rest }: SlotCardProps) => (
  <Root type="button" data-state={state} {...rest}>
    {mark}
    <span>
      <b>
        <Heard>{when}, </Heard>
        {title}
      </b>
      {remark && (
        <small>
          <Heard>, </Heard>
          {remark}
        </small>
      )}
    </span>
  </Root>
);
