import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import { CodeField, type CodeFieldProps } from './index';

const handleComplete = vi.fn();

const Written = (props: Partial<CodeFieldProps>) => {
  const [code, setCode] = useState('');
  return <CodeField label="Code" {...props} value={code} onChange={setCode} onComplete={handleComplete} />;
};

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  fireEvent(field(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

afterEach(() => {
  cleanup();
  handleComplete.mockClear();
});

describe('a code field', () => {
  it('asks for the number pad and lets the phone fill it in', () => {
    render(<Written />);
    expect(field().inputMode).toBe('numeric');
    expect(field().autocomplete).toBe('one-time-code');
  });

  it('keeps digits and says once that the code is complete', async () => {
    render(<Written />);
    await userEvent.type(field(), '12 a3-456');
    expect(field().value).toBe('123456');
    expect(handleComplete.mock.calls).toEqual([['123456']]);
    await userEvent.type(field(), '7');
    expect(field().value).toBe('123456');
    expect(handleComplete).toHaveBeenCalledOnce();
  });

  it('takes a pasted sentence for the code in it, in place of what was written', async () => {
    render(<Written />);
    await userEvent.type(field(), '99');
    paste('Your code is 123 456.');
    expect(field().value).toBe('123456');
    expect(handleComplete.mock.calls).toEqual([['123456']]);
  });

  it('is complete again after a correction', async () => {
    render(<Written />);
    await userEvent.type(field(), '123456');
    await userEvent.keyboard('{Backspace}7');
    expect(handleComplete.mock.calls).toEqual([['123456'], ['123457']]);
  });

  it('keeps everything while it is being sent', () => {
    render(<Written readOnly />);
    paste('123456');
    expect(field().value).toBe('');
    expect(handleComplete).not.toHaveBeenCalled();
  });

  it('shows every digit over its tick, without scrolling', async () => {
    render(
      <>
        <GlobalStyle />
        <Written />
      </>,
    );
    await userEvent.type(field(), '123456');
    expect(field().scrollLeft).toBe(0);
    const ticks = [...document.querySelectorAll('[data-written]')];
    expect(ticks).toHaveLength(6);
    for (const tick of ticks) expect(tick.getBoundingClientRect().width).toBeGreaterThan(10);
  });

  it('shows the error in place of the help, tied to the control', () => {
    render(<Written help="Six digits" error="That code is not right." />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Six digits')).toBeNull();
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('not right');
  });
});
