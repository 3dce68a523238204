import { createClientSource, createPageLocale, PageProviders } from '@grow/shell';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Form } from '../useForm';
import { useFormDraft } from '../useFormDraft';
import { FormDialog } from './FormDialog';
import { FormDrawer } from './FormDrawer';

// This browser double shows no dialog, so nothing in it has a role.
const closeButton = () =>
  [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === 'Close',
  ) as HTMLButtonElement;
const sendButton = () => document.querySelector('button[type=submit]') as HTMLButtonElement;

type Values = { text: string };
type Send = (values: Values, initial: Values) => Promise<void>;

/** A frame that closes after a delay, as one with an address does. */
function Page({ frame, send, stored }: { frame: 'dialog' | 'drawer'; send: Send; stored: string }) {
  const [isOpen, setOpen] = useState(true);
  const form = {
    isOpen,
    onClose: () => void setTimeout(() => setOpen(false), 50),
    title: 'Ask',
    action: 'Send',
    busy: 'Sending',
    draft: useFormDraft<Values>('ask'),
    initial: { text: stored },
    send,
    children: (fields: Form<Values>) => <input {...fields.text('text')} aria-label="Text" />,
  };
  return frame === 'dialog' ? (
    <FormDialog<Values, void> {...form} keep="Close" />
  ) : (
    <FormDrawer<Values, void> {...form} closeLabel="Close" />
  );
}

const open = (frame: 'dialog' | 'drawer', send: Send) => {
  const client = createClientSource(() => new Promise(() => undefined), '');
  const page = (stored: string) => (
    <PageProviders client={client} locale={createPageLocale(window)}>
      <Page frame={frame} send={send} stored={stored} />
    </PageProviders>
  );
  const { rerender } = render(page(''));
  return { store: (text: string) => rerender(page(text)) };
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

describe.each(['dialog', 'drawer'] as const)('a form in a %s', (frame) => {
  it('forgets its draft once it was sent, also where it closes later', async () => {
    open(frame, () => Promise.resolve());
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    expect(Object.values(window.localStorage)).toEqual(['{"text":"Hello"}']);
    await userEvent.click(sendButton());
    await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull());
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps its draft when it could not be sent', async () => {
    open(frame, () => Promise.reject(new Error('no')));
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    await userEvent.click(sendButton());
    await waitFor(() => expect(sendButton().hasAttribute('aria-busy')).toBe(false));
    expect(Object.values(window.localStorage)).toEqual(['{"text":"Hello"}']);
  });

  it('stays open while it is sending, and says why it was refused', async () => {
    let refuse!: (error: Error) => void;
    open(frame, () => new Promise((_, reject) => (refuse = reject)));
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    await userEvent.click(sendButton());
    await userEvent.click(closeButton());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Hello');
    refuse(new Error('no'));
    await waitFor(() => expect(document.querySelector('[data-form-failure]')).not.toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Hello');
  });

  it('sends beside what is typed what it began with, whatever is stored meanwhile', async () => {
    const sent: Values[][] = [];
    const page = open(frame, async (...values) => void sent.push(values));
    page.store('From elsewhere');
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    await userEvent.click(sendButton());
    expect(sent).toEqual([[{ text: 'Hello' }, { text: '' }]]);
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
