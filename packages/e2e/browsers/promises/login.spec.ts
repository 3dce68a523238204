import { createPerson } from '../../src/people';
import { logIn, test } from '../promise';

test('somebody logs in with their password, and stays logged in', async ({ view }) => {
  const person = await createPerson({ firstName: 'Ilka' });
  await view.open('/connect/profile');
  await view.arrive('/connect/login');
  await view.fill('E-mail', person.email);
  await view.click('button', 'Continue');
  await view.fill('Password', 'not the password');
  await view.click('button', 'Login');
  await view.hold('E-mail', person.email);
  await logIn(view, person);
  await view.reload();
  await view.arrive('/connect');
  await view.read('Ilka');
  await view.open('/connect/profile');
  await view.hold('First name', 'Ilka');
});
