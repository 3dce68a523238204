import { afterEach, describe, expect, it } from 'vitest';
import { readTyped, writeTyped, type TypedForm } from './takeOver';

const root = document.body;
afterEach(() => root.replaceChildren());

/** A form as the document or the app draws it; `sent` says how often it was sent. */
function draw(...inputs: string[]): { sent: () => number; input: (name: string) => HTMLInputElement } {
  root.innerHTML = `<form>${inputs.join('')}<button>Continue</button></form>`;
  let sent = 0;
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  const input = (name: string) =>
    root.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  return { sent: () => sent, input };
}

const email = '<input name="email" type="email">';
const name = '<input name="name">';
const terms = '<input name="terms" type="checkbox">';

describe('what was typed into the document’s form', () => {
  it('stands in the new one, which hears of it', () => {
    draw(email, terms).input('email').value = 'mara@example.org';
    root.querySelector<HTMLInputElement>('[name=terms]')?.click();
    const typed = readTyped(root);
    const now = draw(email, terms);
    const heard: string[] = [];
    now
      .input('email')
      .addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).value));
    writeTyped(root, typed);
    expect(heard).toEqual(['mara@example.org']);
    expect(now.input('terms').checked).toBe(true);
    expect(now.sent()).toBe(0);
  });

  it('leaves what the new one knows already where nothing was typed', () => {
    draw(email);
    const typed = readTyped(root);
    draw('<input name="email" type="email" value="from.before@example.org">');
    writeTyped(root, typed);
    expect(root.querySelector<HTMLInputElement>('input')?.value).toBe('from.before@example.org');
  });

  it('keeps the focus and the place in the text', () => {
    const before = draw(name);
    before.input('name').value = 'Mara Lind';
    before.input('name').focus();
    before.input('name').setSelectionRange(4, 4);
    const typed = readTyped(root);
    const now = draw(name);
    writeTyped(root, typed);
    expect(document.activeElement).toBe(now.input('name'));
    expect(now.input('name').selectionStart).toBe(4);
  });

  it('is sent where it was sent already', () => {
    draw(email);
    (root.querySelector('form') as HTMLFormElement).dataset['pressed'] = '';
    const typed = readTyped(root);
    const now = draw(email);
    writeTyped(root, typed);
    expect(now.sent()).toBe(1);
  });

  it('goes nowhere where no form follows, or another one', () => {
    draw(email).input('email').value = 'mara@example.org';
    const typed: TypedForm = readTyped(root);
    const now = draw(name);
    writeTyped(root, typed);
    expect(now.input('name').value).toBe('');
    root.replaceChildren();
    expect(() => writeTyped(root, typed)).not.toThrow();
  });
});
