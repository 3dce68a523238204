import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilmPlayer } from './FilmPlayer';

afterEach(cleanup);

const film = () => screen.getByLabelText<HTMLVideoElement>('hands.mp4');
const fire = (type: 'error' | 'loadedmetadata') => {
  act(() => void film().dispatchEvent(new Event(type)));
};

describe('FilmPlayer', () => {
  it('keeps the address it plays from while that works', () => {
    const { rerender } = render(<FilmPlayer src="blob:first" label="hands.mp4" preload="none" />);
    rerender(<FilmPlayer src="blob:second" label="hands.mp4" preload="none" />);
    expect(film().src).toBe('blob:first');
  });

  it('asks for another when it does not, and goes on where it was', () => {
    const handleStale = vi.fn();
    const draw = (src: string) => (
      <FilmPlayer src={src} label="hands.mp4" preload="none" onStale={handleStale} />
    );
    const { rerender } = render(draw('blob:first'));
    Object.defineProperty(film(), 'currentTime', { value: 12, writable: true });
    fire('error');
    expect(handleStale).toHaveBeenCalledOnce();
    rerender(draw('blob:second'));
    expect(film().src).toBe('blob:second');
    film().currentTime = 0;
    fire('loadedmetadata');
    expect(film().currentTime).toBe(12);
  });

  it('takes a newer address at once when it has one already', () => {
    const handleStale = vi.fn();
    const draw = (src: string) => (
      <FilmPlayer src={src} label="hands.mp4" preload="none" onStale={handleStale} />
    );
    const { rerender } = render(draw('blob:first'));
    rerender(draw('blob:second'));
    fire('error');
    expect(film().src).toBe('blob:second');
    expect(handleStale).not.toHaveBeenCalled();
  });
});
