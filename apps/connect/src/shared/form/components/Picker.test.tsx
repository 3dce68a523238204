import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Picker } from './Picker';

const TEAMS = ['Kelp', 'Moos'].map((name) => ({ value: name.toLowerCase(), label: name, detail: undefined }));

function Form() {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Picker
        label="Team"
        error={undefined}
        search={search}
        onSearch={setSearch}
        options={TEAMS.filter(({ value }) => value.startsWith(search))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <output>{chosen}</output>
    </>
  );
}

afterEach(cleanup);

it('does not keep what another search took out of sight', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('radio', { name: 'Kelp' }));
  expect(document.querySelector('output')?.textContent).toBe('kelp');
  await userEvent.type(screen.getByRole('searchbox'), 'moos{Enter}');
  expect(screen.queryByRole('radio', { name: 'Kelp' })).toBeNull();
  expect(document.querySelector('output')?.textContent).toBe('');
});

it('keeps what is chosen while nothing else is searched for', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('radio', { name: 'Moos' }));
  await userEvent.type(screen.getByRole('searchbox'), 'm{Backspace}{Enter}');
  expect(document.querySelector('output')?.textContent).toBe('moos');
});

it('keeps what is chosen before its search begins, when the search finds it', async () => {
  render(<Form />);
  await userEvent.type(screen.getByRole('searchbox'), 'moos');
  await userEvent.click(screen.getByRole('radio', { name: 'Moos' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Kelp' })).toBeNull());
  expect(document.querySelector('output')?.textContent).toBe('moos');
});
