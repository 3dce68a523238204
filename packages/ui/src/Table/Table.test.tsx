import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Key } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BulkBar } from '../BulkBar';
import { Table } from './Table';

const handleChange = vi.fn<(keys: ReadonlySet<Key>) => void>();

const People = ({ start }: { start: Key[] }) => {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set(start));
  return (
    <Table
      caption="People"
      rows={['Ada', 'Emre', 'Ida']}
      rowKey={(name) => name}
      columns={[{ key: 'name', header: 'Name', columnRole: 'title', cell: (name) => name }]}
      selection={{
        keys,
        onChange: (next) => {
          handleChange(next);
          setKeys(next);
        },
        labels: { all: 'Select all', row: (name) => `Select ${name}` },
      }}
    />
  );
};
/** The row around the box is the target: its face lies over the input. */
const tick = (name: string) => {
  const label = screen.getByRole('checkbox', { name }).closest('label');
  return userEvent.click(label as HTMLElement);
};
const last = () => [...(handleChange.mock.lastCall?.[0] ?? [])];

afterEach(() => {
  cleanup();
  handleChange.mockClear();
});

describe('the selection of a table', () => {
  it('adds and removes rows', async () => {
    render(<People start={['Emre']} />);
    await tick('Select Ada');
    expect(last()).toEqual(['Emre', 'Ada']);
    await tick('Select Emre');
    expect(last()).toEqual(['Ada']);
  });
  it('takes all, is mixed with some, and lets all go, but never those on other pages', async () => {
    render(<People start={['Emre', 'Someone elsewhere']} />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(all.indeterminate).toBe(true);
    await tick('Select all');
    expect(new Set(last())).toEqual(new Set(['Someone elsewhere', 'Ada', 'Emre', 'Ida']));
    expect(all.checked).toBe(true);
    expect(all.indeterminate).toBe(false);
    await tick('Select all');
    expect(last()).toEqual(['Someone elsewhere']);
  });
});

describe('BulkBar', () => {
  it('puts what cannot be undone last and does nothing twice', () => {
    const handleSelect = vi.fn();
    const draw = (isBusy: boolean) => (
      <BulkBar
        message="2 selected"
        onClear={handleSelect}
        labels={{ group: 'Selected', clear: 'Clear selection' }}
        actions={[
          { key: 'a', label: 'Withdraw', icon: null, onSelect: handleSelect, isDestructive: true },
          { key: 'b', label: 'Write', icon: null, onSelect: handleSelect, isBusy },
        ]}
      />
    );
    const { rerender } = render(draw(false));
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Write', 'Withdraw', '']);
    screen.getByRole('button', { name: 'Write' }).click();
    expect(handleSelect).toHaveBeenCalledOnce();
    rerender(draw(true));
    screen.getAllByRole('button').forEach((button) => button.click());
    expect(handleSelect).toHaveBeenCalledOnce();
  });
});
