import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { GlobalStyle } from '../theme';
import { Drawer } from './Drawer';

const Form = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <GlobalStyle />
      <Button onClick={() => setIsOpen(true)}>Log a test</Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Log a test"
        closeLabel="Close"
        actions={<Button>Save test</Button>}
      >
        {Array.from({ length: 60 }, (_, index) => (
          <p key={index}>Line {index}</p>
        ))}
      </Drawer>
    </>
  );
};

afterEach(cleanup);

const open = async (width: number) => {
  await page.viewport(width, 800);
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Log a test' }));
  return screen.getByRole('dialog', { name: 'Log a test' });
};

describe('Drawer', () => {
  it('stands at the right edge, 440 px wide and as tall as the screen', async () => {
    const { left, right, height } = (await open(1280)).getBoundingClientRect();
    expect({ left, right, height }).toEqual({ left: 840, right: 1280, height: 800 });
  });
  it('is a bottom sheet on a phone', async () => {
    const { left, right, bottom, top } = (await open(390)).getBoundingClientRect();
    expect({ left, right, bottom }).toEqual({ left: 0, right: 390, bottom: 800 });
    expect(top).toBeGreaterThanOrEqual(32);
  });
  it('keeps its buttons in sight while it scrolls', async () => {
    const drawer = await open(1280);
    for (const top of [0, 10_000]) {
      drawer.scrollTop = top;
      for (const name of ['Close', 'Save test']) {
        const box = screen.getByRole('button', { name }).getBoundingClientRect();
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(800);
      }
    }
  });
  it('takes the focus, closes by Esc and by its button, and gives the focus back', async () => {
    const drawer = await open(1280);
    expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: 'Log a test' });
    await expect.poll(() => document.activeElement).toBe(opener);
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
