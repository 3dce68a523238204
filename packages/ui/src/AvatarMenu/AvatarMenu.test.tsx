import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { menuEntries } from '../stories/samples';
import { GlobalStyle } from '../theme';
import { AvatarMenu } from './AvatarMenu';
import type { MenuEntry } from './menuEntries';

const handleSignOut = vi.fn();
const entries = menuEntries.map((entry): MenuEntry =>
  entry.kind === 'action' ? { ...entry, onSelect: handleSignOut } : entry,
);

const button = () => screen.getByRole('button', { name: 'Your menu' });
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  handleSignOut.mockClear();
  document.documentElement.dataset.theme = 'dark';
  render(
    <>
      <GlobalStyle />
      <AvatarMenu
        person={{ firstName: 'Jonna', lastName: 'Falk', email: 'jonna@uni.example' }}
        personRole={{ role: 'ORGA', label: 'Organiser' }}
        entries={entries}
        labels={{ menu: 'Your menu' }}
      />
      <p>Elsewhere</p>
    </>,
  );
});
afterEach(cleanup);

describe('the avatar menu', () => {
  it('shows name, mail, role and the entries in their order', async () => {
    await userEvent.click(button());
    expect(screen.getByText('Jonna Falk')).toBeDefined();
    expect(screen.getByText('jonna@uni.example')).toBeDefined();
    expect(screen.getByText('Organiser')).toBeDefined();
    const words = [...screen.getByRole('menu').children]
      .map(({ textContent }) => textContent)
      .filter(Boolean);
    expect(words).toEqual(['Profile', 'Your TeamSpelzwerk', 'Light theme', 'Sign out']);
  });
  it('moves by arrows, Home, End and letters', async () => {
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => focused()).toBe('Profile');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toContain('Your Team');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Sign out');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Profile');
    await userEvent.keyboard('l');
    expect(focused()).toBe('Light theme');
  });
  it('closes on Esc and returns the focus', async () => {
    button().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()).toBe('Profile');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });
  it('closes on a click elsewhere', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
  it('signs out and closes', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(handleSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });
  it('switches the colour mode and says so', async () => {
    await userEvent.click(button());
    const item = screen.getByRole('menuitemcheckbox', { name: 'Light theme' });
    expect(item.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(item);
    await expect.poll(() => item.getAttribute('aria-checked')).toBe('true');
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
