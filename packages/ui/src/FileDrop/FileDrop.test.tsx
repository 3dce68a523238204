import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileDrop } from './FileDrop';

const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
const other = new File(['x'], 'film.mkv', { type: 'video/x-matroska' });

const draw = (isDisabled = false) => {
  const handleFiles = vi.fn();
  const handleRefuse = vi.fn();
  render(
    <FileDrop
      labels={{ drop: 'Drop the film', or: 'or', choose: 'choose a file', over: 'Let go' }}
      accept=".mp4"
      isDisabled={isDisabled}
      onFiles={handleFiles}
      onRefuse={handleRefuse}
    />,
  );
  return { handleFiles, handleRefuse, input: screen.getByLabelText(/choose a file/) };
};
const drag = (type: 'dragover' | 'drop', target: HTMLElement, ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  act(
    () => void target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
  );
};

afterEach(cleanup);

describe('FileDrop', () => {
  it('takes a chosen file', async () => {
    const { handleFiles, input } = draw();
    await userEvent.upload(input, film);
    expect(handleFiles.mock.calls[0]?.[0]).toMatchObject([{ name: 'film.mp4' }]);
  });
  it('says that it is over, takes what is dropped, one file unless said', () => {
    const { handleFiles, input } = draw();
    drag('dragover', input, film);
    expect(screen.getByText('Let go')).not.toBeNull();
    drag('drop', input, film, film);
    expect(handleFiles).toHaveBeenCalledExactlyOnceWith([film]);
    expect(screen.queryByText('Let go')).toBeNull();
  });
  it('refuses another format', () => {
    const { handleFiles, handleRefuse, input } = draw();
    drag('drop', input, other);
    expect(handleRefuse).toHaveBeenCalledExactlyOnceWith([other]);
    expect(handleFiles).not.toHaveBeenCalled();
  });
  it('takes nothing while disabled', () => {
    const { handleFiles, handleRefuse, input } = draw(true);
    drag('drop', input, film);
    expect([...handleFiles.mock.calls, ...handleRefuse.mock.calls]).toEqual([]);
  });
});
