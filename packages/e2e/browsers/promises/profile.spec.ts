import { createPerson } from '../../src/people';
import { stored } from '../../src/profile';
import { expect, logIn, test } from '../promise';

test('a profile is changed, saved and read again', async ({ view }) => {
  const person = await createPerson();
  await logIn(view, person);
  await view.open('/connect/profile');
  await view.fill('First name', 'Jonna Marie');
  await view.choose('Gender', 'I prefer not to say');
  await view.click('button', 'Sales');
  await view.fill('About you', 'I calculate things.');
  await view.click('button', 'Save changes');
  await view.read('Your profile is saved');
  expect(await stored(person.userId)).toMatchObject({
    first_name: 'Jonna Marie',
    gender: 'undisclosed',
    skills: ['sales'],
    bio: 'I calculate things.',
  });
  await view.reload();
  await view.hold('First name', 'Jonna Marie');
  await view.hold('About you', 'I calculate things.');
});
