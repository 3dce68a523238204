import { styled } from 'styled-components';

export const Circle = styled.span`
  --size: 36px;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--size);
  height: var(--size);
  border-radius: var(--radius-full);
  overflow: hidden;
  background: var(--ground);
  color: var(--figure);
  font-size: calc(var(--size) * 0.36);
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0.01em;
  text-transform: uppercase;
  user-select: none;
  &[data-size='24'] {
    --size: 24px;
  }
  &[data-size='26'] {
    --size: 26px;
  }
  &[data-size='34'] {
    --size: 34px;
  }
  &[data-size='40'] {
    --size: 40px;
  }
  &[data-size='44'] {
    --size: 44px;
  }
  &[data-size='56'] {
    --size: 56px;
  }
  &[data-size='64'] {
    --size: 64px;
  }
  &[data-state='loading'] {
    background: var(--color-line);
    animation: grow-pulse 1.4s ease-in-out infinite;
    :root[data-first-screen] & {
      animation: none;
    }
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
