import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { takesFocus, useKeptFocus } from './useKeptFocus';

function Box({ isDone, hasWords = true }: { isDone: boolean; hasWords?: boolean }) {
  const { root, events } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={root} tabIndex={-1} data-testid="box" {...events}>
      {isDone ? hasWords && <p {...takesFocus}>Done</p> : <button type="button">Do</button>}
    </div>
  );
}

afterEach(cleanup);

describe('the focus of a button that is gone', () => {
  it('goes to the words in its place', () => {
    const { rerender } = render(<Box isDone={false} />);
    screen.getByRole('button').focus();
    rerender(<Box isDone />);
    expect(document.activeElement).toBe(screen.getByText('Done'));
  });

  it('goes to the box where there are none', () => {
    const { rerender } = render(<Box isDone={false} />);
    screen.getByRole('button').focus();
    rerender(<Box isDone hasWords={false} />);
    expect(document.activeElement).toBe(screen.getByTestId('box'));
  });

  it('is not taken from anywhere else', () => {
    const { rerender } = render(<Box isDone={false} />);
    rerender(<Box isDone />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Box isDone={false} />);
    screen.getByRole('button').focus();
    screen.getByRole('button').blur();
    rerender(<Box isDone />);
    expect(document.activeElement).toBe(document.body);
  });
});
