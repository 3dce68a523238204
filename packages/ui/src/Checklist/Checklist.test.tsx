import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checklist } from './Checklist';
import type { ChecklistItem } from './Checklist';

const items: ChecklistItem[] = [
  { key: 'film', label: 'Film 60 seconds', isDone: false },
  { key: 'bench', label: 'Book a bench', isDone: true },
  { key: 'soup', label: 'Order soup', isDone: false, isSaving: true },
];

afterEach(cleanup);

describe('Checklist', () => {
  it('asks to tick and to take the tick back, by its row and by the keyboard', async () => {
    const handleToggle = vi.fn();
    render(<Checklist items={items} onToggle={handleToggle} />);
    await userEvent.click(screen.getByText('Film 60 seconds'));
    expect(handleToggle).toHaveBeenLastCalledWith('film', true);
    screen.getByRole('checkbox', { name: 'Book a bench' }).focus();
    await userEvent.keyboard(' ');
    expect(handleToggle).toHaveBeenLastCalledWith('bench', false);
  });
  it('waits with a step that is being saved', () => {
    render(<Checklist items={items} onToggle={vi.fn()} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Order soup' }).disabled).toBe(true);
  });
  it('is for reading without a way to change it', () => {
    render(<Checklist items={items} />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.every(({ disabled }) => disabled)).toBe(true);
  });
  it('is put into another order with the arrow keys on a handle', async () => {
    const handleMove = vi.fn();
    render(
      <Checklist items={items} onToggle={vi.fn()} onMove={handleMove} moveLabel={(key) => `Move ${key}`} />,
    );
    screen.getByRole('button', { name: 'Move bench' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(handleMove).toHaveBeenLastCalledWith('bench', 3);
    await userEvent.keyboard('{ArrowUp}');
    expect(handleMove).toHaveBeenLastCalledWith('bench', 1);
    screen.getByRole('button', { name: 'Move film' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(handleMove).toHaveBeenCalledTimes(2);
  });
  it('is put into another order by dragging a handle', async () => {
    const handleMove = vi.fn();
    render(
      <Checklist items={items} onToggle={vi.fn()} onMove={handleMove} moveLabel={(key) => `Move ${key}`} />,
    );
    const from = screen.getByRole('button', { name: 'Move film' });
    await userEvent.dragAndDrop(from, screen.getByText('Order soup'), {
      // Below the middle of the last row.
      targetPosition: { x: 4, y: 20 },
    });
    expect(handleMove).toHaveBeenLastCalledWith('film', 3);
  });
  it('draws a state that is not ticked', () => {
    render(
      <Checklist
        items={[{ key: 'x', label: 'Handed in', isDone: true, isStatus: true }]}
        onToggle={vi.fn()}
      />,
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('Handed in')).toBeDefined();
  });
});
