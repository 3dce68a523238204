import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastApi, ToastContent } from './toastTypes';

let api: ToastApi;
const Probe = ({ onApi }: { onApi: (toast: ToastApi) => void }) => {
  onApi(useToast());
  return <button type="button">Outside</button>;
};

beforeEach(async () => {
  render(
    <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>
      <GlobalStyle />
      <Probe
        onApi={(toast) => {
          api = toast;
        }}
      />
    </ToastProvider>,
  );
  // What notifications are drawn with comes with the first one.
  const first = show({ status: 'info', title: 'First' });
  await vi.waitFor(() => expect(card()).not.toBeNull(), { timeout: 10_000 });
  act(() => api.dismiss(first));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (content: ToastContent) => {
  let id = '';
  act(() => {
    id = api.show(content);
  });
  return id;
};
const card = () => document.querySelector<HTMLElement>('[data-toast]');
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('a toast', () => {
  it('goes after 5000 ms by default, whatever its status', () => {
    vi.useFakeTimers();
    for (const status of ['info', 'warning', 'success', 'error', 'loading'] as const) {
      show({ status, title: status });
      pass(4999);
      expect(card()?.dataset.status).toBe(status);
      pass(1);
      expect(card()).toBeNull();
    }
  });
  it('stays with duration null', () => {
    vi.useFakeTimers();
    show({ status: 'loading', title: 'Uploading', duration: null });
    pass(600_000);
    expect(card()).not.toBeNull();
    expect(card()?.querySelectorAll('i')).toHaveLength(0);
  });
  it('pauses on hover and goes on with the time that was left', async () => {
    vi.useFakeTimers();
    show({ status: 'info', title: 'Half-time slots are out' });
    pass(4000);
    await userEvent.hover(screen.getByText('Half-time slots are out'));
    pass(600_000);
    expect(card()?.dataset.paused).toBe('');
    await userEvent.hover(screen.getByText('Outside'));
    pass(999);
    expect(card()).not.toBeNull();
    pass(1);
    expect(card()).toBeNull();
  });
  it('pauses while the focus is inside', () => {
    vi.useFakeTimers();
    show({ status: 'info', title: 'Read me' });
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(20_000);
    expect(card()).not.toBeNull();
    act(() => screen.getByText('Outside').focus());
    pass(5000);
    expect(card()).toBeNull();
  });
  it('is heard by regions that stood there before it, errors by their own', () => {
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    expect(status.textContent + (alert.textContent ?? '')).toBe('');
    show({ status: 'error', title: 'Upload stopped' });
    show({ status: 'success', title: 'Handed in' });
    expect(alert.textContent).toContain('Upload stopped');
    expect(status.textContent).toContain('Handed in');
    expect([screen.getByRole('status'), screen.getByRole('alert')]).toEqual([status, alert]);
  });
  it('tells the same words again when they are said again', () => {
    const heard: string[] = [];
    const status = screen.getByRole('status');
    const listener = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.textContent) heard.push(node.textContent);
    });
    listener.observe(status, { childList: true, subtree: true });
    for (const title of ['Seat reserved', 'Seat reserved'])
      show({ status: 'success', title, subject: 'seat 1' });
    return vi.waitFor(() => expect(heard).toEqual(['Seat reserved', 'Seat reserved']));
  });
  it('stands above a bar at the lower edge, for as long as there is one', async () => {
    const bar = document.createElement('div');
    bar.dataset.bottomBar = '';
    bar.style.cssText = 'position:fixed;inset:auto 0 16px;height:60px';
    show({ status: 'info', title: 'Saved', duration: null });
    const lowest = () => card()?.getBoundingClientRect().bottom;
    const before = lowest();
    document.body.append(bar);
    await vi.waitFor(() => expect(lowest()).toBe(bar.getBoundingClientRect().top - 12));
    // Where it stands further up, as at the end of its form, there is room below.
    bar.style.inset = 'auto 0 400px';
    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(lowest()).toBe(before));
    bar.style.inset = 'auto 0 0';
    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(lowest()).toBe(window.innerHeight - 72));
    bar.remove();
    await vi.waitFor(() => expect(lowest()).toBe(before));
  });
  it('is an alert for an error and a status for the rest', () => {
    show({ status: 'error', title: 'Upload stopped' });
    expect(screen.getByRole('alert').textContent).toContain('Upload stopped');
    show({ status: 'success', title: 'Handed in' });
    expect(screen.getByRole('status').textContent).toContain('Handed in');
  });
  it('turns from loading into its result in place, with the full time', () => {
    vi.useFakeTimers();
    const id = show({ status: 'loading', title: 'Uploading', duration: null });
    const before = card();
    act(() => api.update(id, { status: 'success', title: 'Uploaded' }));
    expect(card()).toBe(before);
    expect(card()?.textContent).toContain('Uploaded');
    pass(4999);
    expect(card()).not.toBeNull();
    pass(1);
    expect(card()).toBeNull();
  });
  it('takes the place of the one about the same subject, with its own time, and of no other', () => {
    vi.useFakeTimers();
    show({ status: 'success', title: 'Seat reserved', subject: 'seat 1' });
    show({ status: 'success', title: 'Role removed', subject: 'role 7' });
    pass(3000);
    show({ status: 'success', title: 'Seat given up', subject: 'seat 1' });
    const titles = () => [...document.querySelectorAll('[data-toast] b')].map((title) => title.textContent);
    expect(titles()).toEqual(['Seat given up', 'Role removed']);
    pass(2000);
    expect(titles()).toEqual(['Seat given up']);
    pass(3000);
    expect(titles()).toEqual([]);
  });
  it('stays when its action shows the next one about the same subject', async () => {
    const handleSelect = () =>
      void api.show({ status: 'loading', title: 'Restoring', subject: 'photo', duration: null });
    show({
      status: 'success',
      title: 'Removed',
      subject: 'photo',
      action: { label: 'Undo', onSelect: handleSelect },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(card()?.textContent).toContain('Restoring');
  });
  it('is between 300 and 560 px wide, with eleven ticks', () => {
    show({ status: 'info', title: 'Short' });
    expect(card()?.getBoundingClientRect().width).toBeGreaterThanOrEqual(300);
    expect(card()?.querySelectorAll('i')).toHaveLength(11);
    show({ status: 'info', title: 'long '.repeat(200) });
    const widths = [...document.querySelectorAll('[data-toast]')].map(
      (toast) => toast.getBoundingClientRect().width,
    );
    expect(Math.max(...widths)).toBe(560);
  });
  it('does not move an error, with its way to try again, when others come', () => {
    const retry = { label: 'Try again', onSelect: () => undefined };
    show({ status: 'error', title: 'Nothing changed', action: retry, duration: null });
    const title = () => screen.getByText('Nothing changed').getBoundingClientRect().top;
    const before = title();
    show({ status: 'error', title: 'Some of this did not load', duration: null });
    show({ status: 'success', title: 'Sent' });
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(3);
    expect(title()).toBe(before);
  });
  it('runs its action once and goes', async () => {
    const handleSelect = vi.fn();
    show({
      status: 'error',
      title: 'Stopped',
      duration: null,
      action: { label: 'Try again', onSelect: handleSelect },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleSelect).toHaveBeenCalledOnce();
    expect(card()).toBeNull();
  });
});

describe('useToast', () => {
  it('says what is missing outside a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Probe onApi={() => undefined} />)).toThrow('ToastProvider');
    vi.restoreAllMocks();
  });
});
