import { Check } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 1px dashed var(--color-edge);
  border-radius: var(--radius-xs);
  &[data-ready] {
    border: 0;
    background: var(--color-positive);
    color: var(--color-on-status);
    forced-color-adjust: none;
  }
`;

interface ReadyBoxProps extends HTMLAttributes<HTMLSpanElement> {
  isReady: boolean;
}

/** Whether a part of a hand-in says something: ticked, or dashed while it is missing. */
export const ReadyBox = ({ isReady, ...rest }: ReadyBoxProps) => (
  <Root data-ready={isReady ? '' : undefined} {...rest}>
    {isReady && <Check size={15} strokeWidth={2} aria-hidden />}
  </Root>
);
