import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GlobalStyle } from '../theme';
import { Button } from './index';

const view = (isBusy: boolean) => (
  <>
    <GlobalStyle />
    <Button isBusy={isBusy} busyLabel="Saving">
      Save
    </Button>
  </>
);

const dial = () => screen.getByRole('button').querySelector('svg');

afterEach(cleanup);

describe('a button that starts work', () => {
  it('has a dial that turns only while it works', () => {
    const { rerender } = render(view(false));
    expect(dial()).toBeNull();
    rerender(view(true));
    expect(dial()).not.toBeNull();
    rerender(view(false));
    expect(dial()).toBeNull();
  });

  it('keeps its width when the dial comes', () => {
    const { rerender } = render(view(false));
    const { width } = screen.getByRole('button').getBoundingClientRect();
    rerender(view(true));
    expect(screen.getByRole('button').getBoundingClientRect().width).toBe(width);
  });
});
