import { createPerson } from '../../src/people';
import { stored } from '../../src/profile';
import { expect, logIn, test } from '../promise';

test('a profile is changed, saved and read again', async ({ screen }) => {
  const person = await createPerson();
  await logIn(screen, person);
  await screen.open('/connect/profile');
  await screen.fill('First name', 'Jonna Marie');
  await screen.choose('Gender', 'I prefer not to say');
  await screen.click('button', 'Sales');
  await screen.fill('About you', 'I calculate things.');
  await screen.click('button', 'Save changes');
  await screen.read('Your profile is saved');
  expect(await stored(person.userId)).toMatchObject({
    first_name: 'Jonna Marie',
    gender: 'undisclosed',
    skills: ['sales'],
    bio: 'I calculate things.',
  });
  await screen.reload();
  await screen.hold('First name', 'Jonna Marie');
  await screen.hold('About you', 'I calculate things.');
});
