import { arrangeEvent, registrationOf } from '../../src/events';
import { createPerson } from '../../src/people';
import { expect, logIn, test } from '../promise';

test('a seat is reserved and given back', async ({ view }) => {
  const event = await arrangeEvent({ columns: { capacity_onsite: 1 } });
  const person = await createPerson();
  const seat = async () => (await registrationOf(person.userId, event))?.status;
  await logIn(view, person);
  await view.open(`/connect/events?q=${event.title.slice(-8)}`);
  await view.click('button', `Reserve a place at ${event.title}`);
  await view.read('You’re going');
  await expect.poll(seat).toBe('registered');
  await view.click('link', event.title);
  await view.see('heading', event.title);
  await view.click('button', 'Give up place');
  await view.see('button', 'Reserve');
  await expect.poll(seat).toBe('cancelled');
});
