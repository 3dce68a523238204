import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  gap: 2px;
  align-items: flex-end;
  i {
    width: 5px;
    box-shadow: inset 0 0 0 1px var(--color-edge);
    forced-color-adjust: none;
  }
  i:nth-child(1) {
    height: 8px;
  }
  i:nth-child(2) {
    height: 10px;
  }
  i:nth-child(3) {
    height: 13px;
  }
  i:nth-child(4) {
    height: 16px;
  }
  i:nth-child(5) {
    height: 20px;
  }
  i[data-filled] {
    background: var(--color-ink);
    box-shadow: none;
  }
`;

/** Five bars that grow, filled up to a step from 1 to 5. Decoration beside the number. */
export const StepBars = ({ step }: { step: number }) => (
  <Root aria-hidden>
    {[1, 2, 3, 4, 5].map((bar) => (
      <i key={bar} data-filled={bar <= step ? '' : undefined} />
    ))}
  </Root>
);
