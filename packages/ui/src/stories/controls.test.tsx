// What the controls do, beyond how they look.
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Avatar } from '../Avatar';
import { AvatarCropper } from '../AvatarCropper';
import type { Crop } from '../AvatarCropper';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Field } from '../Field';
import { GrowthLine } from '../GrowthLine';
import { Input, PasswordInput } from '../Input';
import { Pagination } from '../Pagination';
import { Segmented } from '../Segmented';
import { Table } from '../Table';
import { GlobalStyle } from '../theme';
import { portrait, verbs } from './samples';

afterEach(cleanup);

describe('Field', () => {
  it('ties label and error to the control, and the error replaces the help', () => {
    render(
      <Field label="Phone" help="With country code" error="Too short. Example: +49 170 0000000">
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText('Phone');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Too short',
    );
    expect(screen.queryByText('With country code')).toBeNull();
  });
});

describe('PasswordInput', () => {
  it('shows and hides', async () => {
    render(
      <Field label="Password">
        <PasswordInput labels={{ show: 'Show', hide: 'Hide' }} defaultValue="secret" />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('Button', () => {
  it('does nothing and keeps its width while busy', async () => {
    const handleClick = vi.fn();
    const draw = (isBusy: boolean) => (
      <Button isBusy={isBusy} busyLabel="Handing in the prototype" onClick={handleClick}>
        Hand in
      </Button>
    );
    const { rerender } = render(draw(false));
    const button = screen.getByRole('button', { name: 'Hand in' });
    const { width } = button.getBoundingClientRect();
    rerender(draw(true));
    expect(screen.getByRole('button', { name: 'Handing in the prototype' })).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getBoundingClientRect().width).toBe(width);
    button.click();
    expect(handleClick).not.toHaveBeenCalled();
    rerender(draw(false));
    await userEvent.click(button);
    expect(handleClick).toHaveBeenCalledOnce();
  });
});

describe('Dialog', () => {
  const Ask = ({ onClose }: { onClose: () => void }) => {
    const [isOpen, setIsOpen] = useState(false);
    const handleClose = () => {
      setIsOpen(false);
      onClose();
    };
    return (
      <>
        <GlobalStyle />
        <Button onClick={() => setIsOpen(true)}>Leave</Button>
        <Dialog
          isOpen={isOpen}
          onClose={handleClose}
          title="Leave Spelzwerk?"
          actions={<Button>Stay</Button>}
        />
      </>
    );
  };
  it('takes the focus, closes on Esc and gives the focus back', async () => {
    const handleClose = vi.fn();
    render(<Ask onClose={handleClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave Spelzwerk?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(dialog.getBoundingClientRect().width).toBe(480);
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave' }));
  });
});

describe('Avatar', () => {
  it('falls back to initials when the picture is broken', async () => {
    render(
      <Avatar firstName="Jonna" lastName="Falk" picture="data:image/png;base64,broken" label="Jonna Falk" />,
    );
    const avatar = screen.getByRole('img', { name: 'Jonna Falk' });
    await expect.poll(() => avatar.dataset.state).toBe('initials');
    expect(avatar.textContent).toBe('JF');
  });
});

describe('Segmented', () => {
  it('moves by arrows', async () => {
    const handleChange = vi.fn();
    render(
      <Segmented
        label="View"
        value="all"
        onChange={handleChange}
        options={[
          { value: 'all', label: 'All' },
          { value: 'online', label: 'Online' },
        ]}
      />,
    );
    screen.getByRole('radio', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(handleChange).toHaveBeenCalledWith('online');
  });
});

describe('Table', () => {
  it('asks for the other direction when a sorted head is clicked', async () => {
    const handleSort = vi.fn();
    render(
      <Table
        caption="People"
        rows={['Ada']}
        rowKey={(name) => name}
        columns={[
          { key: 'name', header: 'Name', columnRole: 'title', isSortable: true, cell: (name) => name },
        ]}
        sort={{ key: 'name', direction: 'ascending' }}
        onSort={handleSort}
      />,
    );
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(handleSort).toHaveBeenCalledWith({ key: 'name', direction: 'descending' });
  });
});

describe('Pagination', () => {
  it('keeps the focus where the pages end, and steps no further', async () => {
    const handleChange = vi.fn();
    const draw = (page: number) => (
      <Pagination
        page={page}
        pageCount={2}
        onChange={handleChange}
        labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next' }}
        position={`Page ${page} of 2`}
      />
    );
    const { rerender } = render(draw(1));
    const next = screen.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    rerender(draw(2));
    expect(document.activeElement).toBe(next);
    await userEvent.keyboard('{Enter}');
    expect(handleChange.mock.calls).toEqual([[2]]);
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('GrowthLine', () => {
  it('is drawn anew for the width of its container and never scaled', async () => {
    const { container } = render(<GrowthLine label="Season" day={32} verbs={verbs} />);
    const drawing = () => container.querySelector('svg');
    for (const width of [900, 350]) {
      act(() => {
        container.style.width = `${width}px`;
      });
      await expect.poll(() => drawing()?.getAttribute('viewBox')).toMatch(new RegExp(`^0 0 ${width} `));
      expect(drawing()?.getBoundingClientRect().width).toBe(width);
    }
    expect(container.querySelector('text')?.textContent).toBe('1');
  });
});

describe('AvatarCropper', () => {
  const draw = async () => {
    const crops: Crop[] = [];
    render(
      <>
        <GlobalStyle />
        <AvatarCropper
          picture={portrait}
          onChange={(crop) => crops.push(crop)}
          labels={{
            stage: 'Section',
            hint: 'Arrow keys',
            zoom: 'Zoom',
            smaller: 'Smaller',
            larger: 'Larger',
            previews: 'Lists',
          }}
        />
      </>,
    );
    await expect.poll(() => crops).toHaveLength(1);
    const stage = screen.getByRole('group', { name: 'Section' });
    // It is told before it is drawn, and only what is drawn can be moved.
    await expect.poll(() => stage.querySelector('img:not([hidden])')).not.toBeNull();
    return { crops, stage };
  };

  it('starts with the largest square in the middle', async () => {
    const { crops } = await draw();
    expect(crops[0]).toEqual({ x: 80, y: 0, size: 320 });
  });
  it('moves by arrow keys: one pixel, ten with Shift', async () => {
    const { crops, stage } = await draw();
    const pixel = 320 / (stage.clientWidth * 0.8);
    stage.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(crops.at(-1)?.x).toBeCloseTo(80 - pixel);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(crops.at(-1)?.x).toBeCloseTo(80 + 9 * pixel);
  });
  it('zooms by plus, minus, buttons and slider', async () => {
    const { crops, stage } = await draw();
    stage.focus();
    await userEvent.keyboard('+');
    expect(crops.at(-1)?.size).toBeCloseTo(320 / 1.1);
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(crops.at(-1)?.size).toBeCloseTo(320 / 1.2);
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    screen.getByRole('slider', { name: 'Zoom' }).focus();
    await userEvent.keyboard('{End}');
    expect(crops.at(-1)?.size).toBeCloseTo(320 / 3);
  });
  it('is dragged by the pointer', async () => {
    const { crops, stage } = await draw();
    const at = (type: string, x: number) =>
      stage.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: 50 }));
    stage.setPointerCapture = vi.fn();
    act(() => void at('pointerdown', 100));
    act(() => void at('pointermove', 110));
    act(() => void at('pointerup', 110));
    act(() => void at('pointermove', 200));
    expect(crops.at(-1)?.x).toBeCloseTo(80 - (10 * 320) / (stage.clientWidth * 0.8));
  });
});
