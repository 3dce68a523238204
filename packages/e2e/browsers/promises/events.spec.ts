import { arrangeEvent, registrationOf } from '../../src/events';
import { createPerson } from '../../src/people';
import { expect, logIn, test } from '../promise';

test('a seat is reserved and given back', async ({ screen }) => {
  const event = await arrangeEvent({ columns: { capacity_onsite: 1 } });
  const person = await createPerson();
  const seat = async () => (await registrationOf(person.userId, event))?.status;
  await logIn(screen, person);
  await screen.open(`/connect/events?q=${event.title.slice(-8)}`);
  await screen.click('button', `Reserve a place at ${event.title}`);
  await screen.read('You’re going');
  await expect.poll(seat).toBe('registered');
  await screen.click('link', event.title);
  await screen.see('heading', event.title);
  await screen.click('button', 'Give up place');
  await screen.see('button', 'Reserve');
  await expect.poll(seat).toBe('cancelled');
});
