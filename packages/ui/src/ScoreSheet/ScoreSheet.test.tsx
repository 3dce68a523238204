import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import { JuryTimer } from './JuryTimer';
import type { JuryTimerProps } from './JuryTimer';
import { OfflineLine } from './OfflineLine';
import { SheetList } from './SheetList';
import { StepScale } from './StepScale';
import type { StepScaleProps } from './StepScale';

afterEach(cleanup);

describe('StepScale', () => {
  const draw = (props: Partial<StepScaleProps> = {}) => {
    const handleChoose = vi.fn();
    render(
      <>
        <GlobalStyle />
        <StepScale
          name="Evidence"
          question="What do you know?"
          weight="counts 30 %"
          anchors={['Opinions', 'Talks', 'One number', 'Several tests', 'Strangers paid']}
          value={2}
          hint="Pick a step"
          onChoose={handleChoose}
          {...props}
        />
      </>,
    );
    return handleChoose;
  };

  it('is a group with its criterion and question, and each step says what it stands for', () => {
    draw();
    const group = screen.getByRole('group', { name: 'Evidence counts 30 %' });
    expect(group.tagName).toBe('FIELDSET');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'What do you know?',
    );
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Talks/ }).checked).toBe(true);
  });
  it('chooses by numbers and says so, and leaves keys of the browser and other keys alone', async () => {
    const handleChoose = draw();
    screen.getByRole('radio', { name: /Talks/ }).focus();
    await userEvent.keyboard('5');
    await userEvent.keyboard('{Control>}4{/Control}');
    await userEvent.keyboard('6');
    expect(handleChoose.mock.calls).toEqual([[5, true]]);
  });
  it('chooses by arrows and by the pointer without going on', async () => {
    const handleChoose = draw();
    screen.getByRole('radio', { name: /Talks/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('radio', { name: /Strangers/ }));
    expect(handleChoose.mock.calls).toEqual([
      [3, false],
      [5, false],
    ]);
  });
  it('is at least 62 by 74 a step on the smallest phone', async () => {
    await page.viewport(360, 800);
    draw();
    document.body.style.paddingInline = '20px';
    for (const radio of screen.getAllByRole('radio')) {
      const { width, height } = radio.getBoundingClientRect();
      expect(width).toBeGreaterThanOrEqual(62);
      expect(height).toBeGreaterThanOrEqual(74);
    }
    document.body.style.paddingInline = '';
    await page.viewport(1280, 900);
  });
  it('cannot be changed when it is read only', () => {
    draw({ isReadOnly: true });
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
  });
});

describe('JuryTimer', () => {
  const timer = (elapsed: number, props: Partial<JuryTimerProps> = {}) => (
    <JuryTimer
      pitch={{ total: 240, elapsed }}
      isRunning
      onToggle={() => undefined}
      onReset={() => undefined}
      onQuestions={() => undefined}
      labels={{
        timer: 'Timer',
        start: 'Start',
        stop: 'Stop',
        reset: 'Set back',
        questions: 'Questions',
        minute: 'min',
        remark: 'left',
        questionsRuler: 'Questions',
        said: (minutes) => `${minutes} minutes`,
      }}
      {...props}
    />
  );
  it('says full minutes and not seconds', () => {
    const { rerender } = render(timer(61));
    const said = screen.getByRole('status');
    const heard = [said.textContent];
    for (let elapsed = 62; elapsed <= 121; elapsed += 1) {
      rerender(timer(elapsed));
      if (said.textContent !== heard.at(-1)) heard.push(said.textContent);
    }
    expect(heard).toEqual(['3 minutes', '2 minutes']);
    expect(screen.getByRole('timer').textContent).toBe('1:59');
  });
  it('counts up after its end', () => {
    render(timer(252));
    expect(screen.getByRole('timer').textContent).toBe('+0:12');
  });
  it('has a second ruler once there are questions, whose time it shows', () => {
    const { container, rerender } = render(timer(240));
    expect(container.querySelectorAll('section > div > svg')).toHaveLength(1);
    rerender(timer(240, { questions: { total: 180, elapsed: 35 } }));
    expect(container.querySelectorAll('section > div > svg')).toHaveLength(2);
    expect(screen.getByRole('timer').textContent).toBe('2:25');
    expect(screen.queryByRole('button', { name: 'Questions' })).toBeNull();
  });
  it('starts, stops and is set back', async () => {
    const [handleToggle, handleReset] = [vi.fn(), vi.fn()];
    render(timer(0, { isRunning: false, onToggle: handleToggle, onReset: handleReset }));
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await userEvent.click(screen.getByRole('button', { name: 'Set back' }));
    expect([handleToggle, handleReset].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

describe('SheetList', () => {
  it('opens what is one’s to judge and says why the rest is not', () => {
    render(
      <SheetList
        items={[
          { key: '1', name: 'Spelzwerk', state: 'conflict', stateLabel: 'you mentor them' },
          {
            key: '2',
            name: 'Lotrecht',
            state: 'handedIn',
            stateLabel: '5 of 5',
            href: '#2',
            isCurrent: true,
          },
        ]}
      />,
    );
    const [conflict, open] = screen.getAllByRole('listitem');
    expect(conflict && within(conflict).queryByRole('link')).toBeNull();
    expect(conflict?.textContent).toContain('you mentor them');
    const link = open && within(open).getByRole('link', { name: 'Lotrecht 5 of 5' });
    expect(link?.getAttribute('aria-current')).toBe('true');
  });
});

describe('OfflineLine', () => {
  it('has its live region before there is anything to say', () => {
    const { rerender } = render(<OfflineLine />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(<OfflineLine>No connection</OfflineLine>);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('No connection');
  });
});
