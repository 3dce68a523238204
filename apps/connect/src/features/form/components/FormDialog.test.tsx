import { createClientSource, createPageLocale, PageProviders } from '@grow/shell';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useFormDraft } from '../useFormDraft';
import { FormDialog } from './FormDialog';

// This browser double shows no dialog, so nothing in it has a role.
const sendButton = () => document.querySelector('button[type=submit]') as HTMLButtonElement;

/** A dialog that closes a moment later, as one with an address does. */
function Page({ send }: { send: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(true);
  const draft = useFormDraft<{ text: string }>('ask');
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={() => void setTimeout(() => setOpen(false), 50)}
      title="Ask"
      keep="Close"
      action="Send"
      busy="Sending"
      draft={draft}
      initial={{ text: '' }}
      send={send}
    >
      {(form) => <input {...form.text('text')} aria-label="Text" />}
    </FormDialog>
  );
}

const open = (send: () => Promise<void>) => {
  const client = createClientSource(() => new Promise(() => undefined), '');
  render(
    <PageProviders client={client} locale={createPageLocale(window)}>
      <Page send={send} />
    </PageProviders>,
  );
};

beforeEach(() => {
  window.localStorage.clear();
  const { prototype } = HTMLDialogElement;
  prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

describe('the draft of a dialog', () => {
  it('is gone once it was sent, also where the dialog closes later', async () => {
    open(() => Promise.resolve());
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    expect(Object.values(window.localStorage)).toEqual(['{"text":"Hello"}']);
    await userEvent.click(sendButton());
    await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull());
    expect(window.localStorage).toHaveLength(0);
  });

  it('stays when it could not be sent', async () => {
    open(() => Promise.reject(new Error('no')));
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    await userEvent.click(sendButton());
    await waitFor(() => expect(sendButton().hasAttribute('aria-busy')).toBe(false));
    expect(Object.values(window.localStorage)).toEqual(['{"text":"Hello"}']);
  });
});

/** Two forms in one dialog, and what chooses between them. */
function TwoForms() {
  const [way, setWay] = useState('mail');
  return (
    <FormDialog
      isOpen
      onClose={() => undefined}
      title="Invite"
      keep="Close"
      action="Send"
      busy="Sending"
      formKey={way}
      above={<input aria-label="Way" value={way} onChange={({ target }) => setWay(target.value)} />}
      initial={{ text: '' }}
      send={() => Promise.resolve()}
    >
      {(form) => <input {...form.text('text')} aria-label="Text" />}
    </FormDialog>
  );
}

describe('what chooses between two forms of a dialog', () => {
  it('keeps the focus when the other form comes', async () => {
    render(
      <PageProviders
        client={createClientSource(() => new Promise(() => undefined), '')}
        locale={createPageLocale(window)}
      >
        <TwoForms />
      </PageProviders>,
    );
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    await userEvent.type(screen.getByLabelText('Way'), '2');
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Way'));
  });
});
