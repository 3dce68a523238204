import { AppError, createGrowClient } from '@grow/core';
import { systemClock } from '@grow/core/time';
import { fakeAuthServer, faultyFetch, IdleSocket, memoryStorage, type SeenRequest } from '@grow/core/testing';
import { createClientSource, createPageLocale, createQueryClient, GrowProviders } from '@grow/shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStepUp } from '../../security';
import { m } from '../../../paraglide/messages';
import { StepUpProvider } from './StepUpProvider';

const at = '2024-12-05T10:00:00Z';
const factors = [
  {
    id: 'f1',
    factor_type: 'totp',
    friendly_name: 'My app',
    status: 'verified',
    created_at: at,
    updated_at: at,
  },
];
// The first test of a file compiles every screen on its way, on a machine that does other things too.
const patience = { timeout: 40_000 };

/** A page of somebody with an authenticator app, and a action that wants it `wants` times. */
async function open(wants: number) {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  const auth = fakeAuthServer(systemClock);
  const respond = (request: SeenRequest) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/challenge')) {
      return { kind: 'answer', status: 200, body: { id: 'c1', type: 'totp', expires_at: 0 } } as const;
    }
    if (pathname.endsWith('/user')) {
      const body = { id: 'mara', email: 'mara@example.org', factors };
      return { kind: 'answer', status: 200, body } as const;
    }
    return auth.respond(request);
  };
  const client = createGrowClient({
    supabaseUrl: 'http://localhost:54321',
    supabaseKey: 'sb_publishable_test',
    fetch: faultyFetch(systemClock, respond),
    cookieJar: memoryStorage(),
    realtime: { transport: IdleSocket },
  });
  const source = createClientSource(() => Promise.resolve(client), '');
  await source.load();
  await client.supabase.auth.signInWithPassword({ email: 'mara@example.org', password: 'x' });

  let left = wants;
  const action = vi.fn(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(new AppError('second_factor_needed')) : Promise.resolve('done');
  });
  const ended = vi.fn();
  function Page() {
    const stepUp = useStepUp();
    return <button onClick={() => void stepUp(action).then(ended, ended)}>Do it</button>;
  }
  render(
    <GrowProviders client={source} queryClient={createQueryClient()} locale={createPageLocale(window)}>
      <StepUpProvider>
        <Page />
      </StepUpProvider>
    </GrowProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  return { action, ended };
}

const dialog = async () => within(await screen.findByRole('dialog', {}, patience));

afterEach(cleanup);

describe('what may want a second factor', () => {
  it('is done at once where none is wanted', async () => {
    const { action, ended } = await open(0);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('done'), patience);
    expect(action).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the code and is then done again', async () => {
    const { action, ended } = await open(1);
    expect(ended).not.toHaveBeenCalled();
    const code = await (await dialog()).findByLabelText(m.second_totp_label(), {}, patience);
    await userEvent.type(code, '123456');
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('done'), patience);
    expect(action).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  });

  it('ends as aborted when the person would rather not', async () => {
    const { action, ended } = await open(1);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), patience);
    expect(ended.mock.calls[0]?.[0]).toMatchObject({ name: 'AppError', code: 'aborted' });
    expect(action).toHaveBeenCalledOnce();
  });
});
