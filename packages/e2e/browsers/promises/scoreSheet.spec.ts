import { addJuror, openRound, sheetsOf } from '../../src/juries';
import { createPerson } from '../../src/people';
import { until } from '../driver/screen';
import { expect, logIn, test } from '../promise';

const steps = [4, 5, 3];

test('a juror fills in a score sheet and hands it in', async ({ view }) => {
  const juror = await createPerson({ role: 'MENTOR' });
  const teams = await addJuror(await openRound('half_time'), juror, ['Taktgeber']);
  const [team] = teams;
  if (!team) throw new Error('The team is missing');
  await logIn(view, juror);
  await view.open('/connect/jury/half-time');
  await view.click('link', new RegExp(team.name));
  await view.see('heading', team.name);
  const groups = await until('the criteria', async () => {
    const names = await view.run<string[]>(
      'return [...new Set([...document.querySelectorAll("input[type=radio]")].map(({ name }) => name))]',
    );
    return names.length > 0 && names;
  });
  const given = groups.map((_, index) => steps[index % steps.length] ?? 1);
  for (const [index, name] of groups.entries())
    await until(`step ${given[index]} of criterion ${index + 1}`, async () => {
      const [first] = await view.all(`input[type=radio][name="${name}"]`);
      if (first === undefined) return false;
      await view.type(first, String(given[index]));
      return view.run<boolean>(
        'return [...document.getElementsByName(arguments[0])].findIndex(({ checked }) => checked) + 1 === arguments[1]',
        name,
        given[index],
      );
    });
  await view.click('button', 'Hand in score sheet');
  await expect.poll(() => sheetsOf(teams)).toMatchObject([{ state: 'submitted', steps: given }]);
});
