import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../Field';
import { controlLook } from '../Input/control.styles';

const Box = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  &[data-size='sm'] {
    display: inline-block;
  }
  svg {
    position: absolute;
    right: 12px;
    top: 50%;
    margin-top: -8px;
    pointer-events: none;
    color: var(--color-ink-muted);
  }
`;

const Control = styled.select`
  ${controlLook}
  appearance: none;
  padding-right: 38px;
  font-weight: 540;
  text-overflow: ellipsis;
  [data-size='sm'] > & {
    height: 36px;
    padding-left: 11px;
    padding-right: 32px;
    font-size: 0.875rem;
  }
  @media (pointer: coarse) {
    [data-size='sm'] > & {
      height: 44px;
    }
  }
  option {
    background: var(--color-raised);
    color: var(--color-ink);
  }
`;

/** Heights of a select: 36 and 44 px. */
export const selectSizes = ['sm', 'md'] as const;

/** Props of {@link Select}: those of a `<select>`. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: (typeof selectSizes)[number];
}

/** The native select; takes id, description and error from the {@link Field} around it. */
export const Select = ({ size = 'md', ...rest }: SelectProps) => (
  <Box data-size={size}>
    <Control {...useFieldControl()} {...rest} />
    <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
  </Box>
);
