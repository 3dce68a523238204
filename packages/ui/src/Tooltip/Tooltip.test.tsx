import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { GlobalStyle } from '../theme';
import { Tooltip } from './Tooltip';

const isShown = () => document.querySelector('[role="tooltip"]')?.matches(':popover-open');

beforeEach(() => {
  render(
    <>
      <GlobalStyle />
      <Tooltip words="Answers in two days">
        <Button>Office hours</Button>
      </Tooltip>
      <Button>Outside</Button>
    </>,
  );
});
afterEach(cleanup);

describe('Tooltip', () => {
  it('describes its control, shown or not', () => {
    const id = screen.getByRole('button', { name: 'Office hours' }).getAttribute('aria-describedby');
    expect(document.getElementById(id ?? '')?.textContent).toBe('Answers in two days');
    expect(isShown()).toBe(false);
  });
  it('comes with the pointer, stays on itself and goes with the pointer', async () => {
    await userEvent.hover(screen.getByRole('button', { name: 'Office hours' }));
    await expect.poll(isShown).toBe(true);
    await userEvent.hover(screen.getByText('Answers in two days'));
    expect(isShown()).toBe(true);
    await userEvent.hover(screen.getByRole('button', { name: 'Outside' }));
    await expect.poll(isShown).toBe(false);
  });
  it('comes with the focus and goes with Esc', async () => {
    screen.getByRole('button', { name: 'Office hours' }).focus();
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isShown).toBe(false);
  });
});
