import { styled } from 'styled-components';
import { controlLook } from './control.styles';

export const Control = styled.input`
  ${controlLook}
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

export const Box = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  &[data-trailing] ${Control} {
    padding-right: 46px;
  }
  &[data-leading] ${Control} {
    padding-left: 40px;
  }
`;

export const InnerButton = styled.button`
  position: absolute;
  right: 4px;
  top: 4px;
  width: 36px;
  height: 36px;
  display: grid;
  place-items: center;
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -4px;
    }
  }
  color: var(--color-ink-muted);
  &:hover {
    color: var(--color-ink);
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

export const LeadingIcon = styled.span`
  position: absolute;
  left: 13px;
  top: 13px;
  color: var(--color-ink-muted);
  pointer-events: none;
`;
