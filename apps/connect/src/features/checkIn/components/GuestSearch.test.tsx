import type { CheckInGuest, CheckInList } from '@grow/core/check-in';
import { createClientSource, createPageLocale, PageProviders } from '@grow/shell';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { GuestSearch } from './GuestSearch';

const guest = (number: number): CheckInGuest => ({
  ...{ id: `r${number}`, name: `Ada Falk${number}`, seat: 'onsite', status: 'registered', team: undefined },
  ...{ checkedInAt: undefined, desk: undefined, key: undefined },
});
const listOf = (count: number): CheckInList => ({
  asOf: new Date(),
  guests: new Map(Array.from({ length: count }, (_, number) => [`r${number}`, guest(number)])),
});

afterEach(cleanup);

it.each([
  [9, '9 found, 8 shown. Write more of the name.'],
  [8, '8 found'],
  [1, '1 found'],
  [0, 'Nobody of this name has registered'],
])('of %i people of a name it says how many there are', async (count, words) => {
  const never = createClientSource(() => new Promise<never>(() => undefined), '');
  render(
    <PageProviders client={never} locale={createPageLocale(window)}>
      <GuestSearch list={listOf(count)} scans={[]} onPick={() => undefined} onCode={() => undefined} />
    </PageProviders>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'ada');
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('option')).toHaveLength(Math.min(count, 8));
});
