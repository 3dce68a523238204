import { asAdmin, createPerson } from '../../src/people';
import { asPerson, openTeams } from '../../src/teamCalls';
import { arrangeTeam } from '../../src/teamRows';
import { uniqueWord } from '../../src/uniqueWord';
import { expect, logIn, test } from '../promise';

test('a team is found and asked, says yes, and is there', async ({ view }) => {
  await openTeams();
  const person = await createPerson();
  const team = await arrangeTeam({ name: uniqueWord() });
  await logIn(view, person);
  await view.open('/connect/teams');
  await view.fill(/search/i, team.name);
  await view.click('button', `Ask to join ${team.name}`);
  await view.fill('Message', 'I can sell.');
  await view.click('button', 'Ask to join');
  await view.see('button', `Withdraw the request to ${team.name}`);
  const [request] = await asAdmin<{ id: string; message: string }[]>(
    'GET',
    `/rest/v1/team_requests?user_id=eq.${person.userId}&status=eq.pending&select=id,message`,
  );
  expect(request?.message).toBe('I can sell.');
  await (await asPerson(team.captain)).answer(request?.id ?? '', true);
  await view.open('/connect/team');
  await view.see('heading', team.name);
});
