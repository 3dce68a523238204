import { createPerson } from '../../src/people';
import { logIn, test } from '../promise';

test('somebody logs in with their password, and stays logged in', async ({ screen }) => {
  const person = await createPerson({ firstName: 'Ilka' });
  await screen.open('/connect/profile');
  await screen.arrive('/connect/login');
  await screen.fill('E-mail', person.email);
  await screen.click('button', 'Continue');
  await screen.fill('Password', 'not the password');
  await screen.click('button', 'Login');
  await screen.hold('E-mail', person.email);
  await logIn(screen, person);
  await screen.reload();
  await screen.arrive('/connect');
  await screen.read('Ilka');
  await screen.open('/connect/profile');
  await screen.hold('First name', 'Ilka');
});
