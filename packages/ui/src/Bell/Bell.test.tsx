import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import { Bell } from './Bell';
import { BellList } from './BellList';

const handleChoose = vi.fn();

const entries = ['first', 'second'].map((key) => ({
  key,
  href: `#${key}`,
  sentence: key,
  time: 'just now',
  dateTime: '2024-12-08T13:02:00Z',
  isUnread: key === 'first',
  team: 'Spelzwerk',
}));

function Held() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Bell
      unread={1}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      labels={{ button: 'Notifications, 1 unread', title: 'Notifications' }}
      action={<button type="button">Mark all as read</button>}
    >
      <BellList entries={entries} unreadLabel="Unread" onChoose={handleChoose} />
    </Bell>
  );
}

const button = () => screen.getByRole('button', { name: 'Notifications, 1 unread' });
const panel = () => screen.queryByRole('dialog', { name: 'Notifications' });
const focused = () => document.activeElement;

beforeEach(() => {
  handleChoose.mockClear();
  render(
    <>
      <GlobalStyle />
      <Held />
      <button type="button">Elsewhere</button>
    </>,
  );
});
afterEach(cleanup);

describe('Bell', () => {
  it('opens and closes by its button, and says which entries are unread', async () => {
    await userEvent.click(button());
    expect(panel()).not.toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: /^Unread: first/ })).not.toBeNull();
    expect(screen.getByRole('link', { name: /^second/ })).not.toBeNull();
    await userEvent.click(button());
    expect(panel()).toBeNull();
  });

  it('moves by arrows, Home and End, and Esc returns focus', async () => {
    button().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(focused()?.textContent).toBe('Mark all as read');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()?.textContent).toContain('first');
    await userEvent.keyboard('{End}');
    expect(focused()?.textContent).toContain('second');
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    expect(focused()).toBe(button());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(panel()).toBeNull();
    expect(focused()).toBe(button());
  });

  it('closes when one clicks or steps elsewhere', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(panel()).toBeNull();
    button().focus();
    await userEvent.keyboard('{Enter}{End}{Tab}');
    expect(panel()).toBeNull();
  });

  it('tells which entry was chosen', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('link', { name: /second/ }));
    expect(handleChoose).toHaveBeenCalledWith('second');
  });
});
