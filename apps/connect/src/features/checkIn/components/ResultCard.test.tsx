import type { CheckInScanResult, CheckInVerdict } from '@grow/core/check-in';
import { createClientSource, createPageLocale, PageProviders } from '@grow/shell';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResultCard } from './ResultCard';

const since = new Date('2024-12-08T17:04:00Z');
const base: CheckInScanResult = {
  ...{ key: 'k1', at: since, desk: 'Door 1', registrationId: 'r1' },
  guest: { name: 'Ada Falk', seat: 'onsite', team: 'Moss' },
  verdict: { kind: 'let_in', since, desk: 'Door 1' },
  ...{ isAnswered: true, isTakenBack: false, isCorrected: false },
};

function show(result: CheckInScanResult | undefined) {
  const actions = { onTakeBack: vi.fn(), onForce: vi.fn() };
  const never = createClientSource(() => new Promise<never>(() => undefined), '');
  const { container } = render(
    <PageProviders client={never} locale={createPageLocale(window)}>
      <ResultCard result={result} {...actions} />
    </PageProviders>,
  );
  const tone = container.querySelector('[data-tone]')?.getAttribute('data-tone');
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { ...actions, tone, buttons, words: container.textContent ?? '' };
}

afterEach(cleanup);

describe('the card of a scan', () => {
  it('says who was let in, where they sit and with whom, and takes it back', async () => {
    const { tone, buttons, words, onTakeBack } = show(base);
    expect([tone, buttons]).toEqual(['good', ['Undo']]);
    expect(words).toContain('Let inAda FalkOn site, Moss');
    expect(words).not.toContain('Not sent yet');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onTakeBack).toHaveBeenCalledWith('k1');
  });

  it('says when the server does not know yet', () => {
    expect(show({ ...base, isAnswered: false }).words).toContain('Not sent yet');
  });

  it.each<[CheckInVerdict, string, string]>([
    [
      { kind: 'again', since, desk: 'Door 2' },
      'caution',
      'Already in since Sun 8 Dec, 18:04Ada FalkAt Door 2',
    ],
    [{ kind: 'again', since: undefined, desk: undefined }, 'caution', 'Already in'],
    [{ kind: 'other_event', event: { en: 'Law hour', de: '' } }, 'bad', 'The code is for Law hour.'],
    [{ kind: 'unknown' }, 'bad', 'Not one of ours'],
    [{ kind: 'refused', code: 'not_found' }, 'bad', 'Refused by the server'],
    [{ kind: 'asking' }, 'asking', 'Checking this code'],
    [{ kind: 'taken_back' }, 'asking', 'Taken back'],
    [{ kind: 'called_off' }, 'bad', 'This event was called off'],
    [{ kind: 'too_early' }, 'caution', 'The door opens 12 hours before the event.'],
  ])('%o', (verdict, tone, words) => {
    const shown = show({ ...base, verdict });
    expect([shown.tone, shown.buttons]).toEqual([tone, []]);
    expect(shown.words).toContain(words);
  });

  it.each([
    ['waiting', 'On the waiting list'],
    ['cancelled', 'Registration cancelled'],
    ['online', 'Online place'],
    ['unlisted', 'Not on this device’s list'],
  ] as const)('lets in who is %s when a person decides so', async (kind, title) => {
    const { tone, words, onForce } = show({ ...base, verdict: { kind } });
    expect(tone).toBe('caution');
    expect(words).toContain(title);
    await userEvent.click(screen.getByRole('button', { name: 'Let in anyway' }));
    expect(onForce).toHaveBeenCalledWith('r1');
  });

  it('offers nothing for a code of nobody, nor for what was taken back, nor before the first scan', () => {
    const foreign = show({
      ...base,
      guest: undefined,
      registrationId: undefined,
      verdict: { kind: 'foreign' },
    });
    expect([foreign.tone, foreign.buttons]).toEqual(['bad', []]);
    cleanup();
    const back = show({ ...base, isTakenBack: true });
    expect([back.tone, back.buttons]).toEqual(['asking', []]);
    expect(back.words).toContain('Taken back');
    cleanup();
    expect(show(undefined).words).toContain('Ready for the first code');
  });
});
