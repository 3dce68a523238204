import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../Field';

const Row = styled.label`
  position: relative;
  display: inline-grid;
  grid-template-columns: 20px auto;
  gap: 2px 10px;
  align-items: center;
  min-height: 32px;
  padding-block: 6px;
  font-size: 0.9375rem;
  line-height: 1.4;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
    padding-block: 12px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    color: var(--color-ink-muted);
  }
  small {
    grid-column: 2;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

const Face = styled.span`
  position: relative;
  align-self: start;
  width: 20px;
  height: 20px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-xs);
  background: var(--color-well);
  &::after {
    position: absolute;
  }
`;

const Control = styled.input`
  position: absolute;
  width: 20px;
  height: 20px;
  margin: 0;
  opacity: 0;
  cursor: inherit;
  &[type='radio'] + ${Face} {
    border-radius: 50%;
  }
  &:checked + ${Face}, &:indeterminate:not([type='radio']) + ${Face} {
    background: var(--color-ink);
    border-color: var(--color-ink);
    forced-color-adjust: none;
  }
  &[type='checkbox']:checked:not(:indeterminate) + ${Face}::after {
    content: '';
    left: 6px;
    top: 2px;
    width: 6px;
    height: 11px;
    border: solid var(--color-canvas);
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
  }
  &[type='checkbox']:indeterminate + ${Face}::after {
    content: '';
    left: 4px;
    right: 4px;
    top: 8px;
    height: 2px;
    background: var(--color-canvas);
  }
  &[type='radio']:checked + ${Face}::after {
    content: '';
    left: 5px;
    top: 5px;
    width: 8px;
    height: 8px;
    border-radius: 9px;
    background: var(--color-canvas);
  }
  &:focus-visible + ${Face} {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &[aria-invalid='true'] + ${Face} {
    border-color: var(--color-critical);
    box-shadow: inset 0 0 0 1px var(--color-critical);
  }
  &:disabled + ${Face} {
    opacity: 0.6;
  }
`;

/** Props of {@link Checkbox} and {@link Radio}: those of an `<input>`; the label is its child. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** A second line below the label. */
  detail?: ReactNode;
}

/** A box to tick; the whole row is the target. `isMixed` shows a dash. */
export const Checkbox = ({
  detail,
  children,
  isMixed = false,
  ...rest
}: CheckboxProps & { isMixed?: boolean }) => {
  const control = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (control.current) control.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Row>
      <Control type="checkbox" ref={control} {...useFieldControl()} {...rest} />
      <Face aria-hidden />
      <span>{children}</span>
      {detail && <small>{detail}</small>}
    </Row>
  );
};

/** One of several choices; give all of them the same `name`. */
export const Radio = ({ detail, children, ...rest }: CheckboxProps) => (
  <Row>
    <Control type="radio" {...rest} />
    <Face aria-hidden />
    <span>{children}</span>
    {detail && <small>{detail}</small>}
  </Row>
);
