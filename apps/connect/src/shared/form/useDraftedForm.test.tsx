import { createClientSource, createPageLocale, PageProviders } from '@grow/shell';
import { act, renderHook } from '@testing-library/react';
import type { FormEvent, ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDraftedForm } from './useDraftedForm';

const submit = { preventDefault: () => undefined } as FormEvent<HTMLFormElement>;
const client = createClientSource(() => new Promise(() => undefined), '');
const Providers = ({ children }: { children: ReactNode }) => (
  <PageProviders client={client} locale={createPageLocale(window)}>
    {children}
  </PageProviders>
);
const open = (stored: { name: string; pitch: string }, send: () => Promise<void> = async () => undefined) =>
  renderHook(() => useDraftedForm({ name: 'found', stored, validate: () => ({}), send }), {
    wrapper: Providers,
  });

beforeEach(() => window.localStorage.clear());

describe('useDraftedForm', () => {
  it('brings back only what differs: what others saved meanwhile stays', () => {
    const first = open({ name: '', pitch: 'Pads' });
    act(() => first.result.current.set({ name: 'Moos' }));
    first.unmount();
    expect(open({ name: '', pitch: 'New pads' }).result.current.values).toEqual({
      name: 'Moos',
      pitch: 'New pads',
    });
  });

  it('leaves nothing behind once it is as stored, or was sent', async () => {
    const { result } = open({ name: '', pitch: 'Pads' });
    act(() => result.current.set({ name: 'x' }));
    expect(window.localStorage).toHaveLength(1);
    act(() => result.current.set({ name: '' }));
    expect(window.localStorage).toHaveLength(0);
    act(() => result.current.set({ name: 'x' }));
    act(() => result.current.handleSubmit(submit));
    await vi.waitFor(() => expect(window.localStorage).toHaveLength(0));
  });

  it('keeps what could not be sent', async () => {
    const { result } = open({ name: '', pitch: '' }, () => Promise.reject(new Error('no')));
    act(() => result.current.set({ name: 'x' }));
    act(() => result.current.handleSubmit(submit));
    await vi.waitFor(() => expect(result.current.failure).toBeDefined());
    expect(window.localStorage).toHaveLength(1);
  });
});
