import type { CheckInScanResult } from '@grow/core/check-in';
import { createClientSource, createPageLocale, PageProviders } from '@grow/shell';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SpokenResult } from './SpokenResult';

afterEach(cleanup);

it('says the same words once more for another scan, and a correction in its place', () => {
  const never = createClientSource(() => new Promise<never>(() => undefined), '');
  const locale = createPageLocale(window);
  const result: CheckInScanResult = {
    ...{ key: 'k1', at: new Date(), desk: 'Door 1', registrationId: undefined, guest: undefined },
    ...{ verdict: { kind: 'foreign' }, isAnswered: true, isTakenBack: false, isCorrected: false },
  };
  const spoken = (now: CheckInScanResult | undefined) => (
    <PageProviders client={never} locale={locale}>
      <SpokenResult result={now} />
    </PageProviders>
  );
  const { container, rerender } = render(spoken(undefined));
  const words = () => container.querySelector('[data-spoken] > *');
  expect(words()).toBeNull();
  rerender(spoken(result));
  const first = words();
  expect(first?.textContent).toContain('Not one of ours');
  rerender(spoken({ ...result, key: 'k2' }));
  expect(words()?.textContent).toBe(first?.textContent);
  expect(words()).not.toBe(first);
  const second = words();
  rerender(spoken({ ...result, key: 'k2', isTakenBack: true }));
  expect(words()).toBe(second);
});
