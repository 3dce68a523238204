import { checkInCodeOf } from '@grow/core/event';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeQR } from 'qr/decode.js';
import { afterEach, expect, it } from 'vitest';
import { CheckInCode } from './CheckInCode';

const id = '1b2c3d4e-0000-4000-8000-00000000abcd';
const SCALE = 6;

/** The drawing as a camera sees it: dark squares on white. */
function pictureOf(svg: Element) {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(
    /M(\d+) (\d+)h1v1h-1z/g,
  ))
    for (let point = 0; point < SCALE * SCALE; point += 1) {
      const row = Number(y) * SCALE + Math.floor(point / SCALE);
      data.fill(
        0,
        (row * side + Number(x) * SCALE + (point % SCALE)) * 4,
        (row * side + Number(x) * SCALE + (point % SCALE)) * 4 + 3,
      );
    }
  return { width: side, height: side, data };
}

afterEach(cleanup);

it('is a picture that a camera reads, with a name, and can be shown large', async () => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  render(<CheckInCode registration={{ id }} eventTitle="Build night" />);
  const picture = await screen.findByRole('img', { name: 'Code for the door: Build night' });
  expect(decodeQR(pictureOf(picture))).toBe(checkInCodeOf(id));
  await userEvent.click(screen.getByRole('button', { name: 'Show it large' }));
  expect(within(screen.getByRole('dialog')).getByRole('img')).toBeTruthy();
});
