import assert from 'node:assert/strict';
import test from 'node:test';
import { askedSteps } from '../testRun/askedSteps.mjs';
import { runQueue } from '../testRun/queue.mjs';

/** Steps that end when they are told to, and what of them has begun. */
function track(...steps) {
  const begun = [];
  const end = {};
  return {
    begun,
    end,
    steps: steps.map((step) => ({
      ...step,
      start: () => {
        begun.push(step.name);
        return new Promise((resolve) => (end[step.name] = () => resolve({ passed: 1, failed: 0 })));
      },
    })),
  };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('the longest begin first, and no more than there are cores', async () => {
  const { steps, begun, end } = track(
    { name: 'short', seconds: 1 },
    { name: 'long', seconds: 9 },
    { name: 'middle', seconds: 5 },
  );
  const run = runQueue(steps, 2, () => undefined);
  assert.deepEqual(begun, ['long', 'middle']);
  end.middle();
  await soon();
  assert.deepEqual(begun, ['long', 'middle', 'short']);
  end.long();
  end.short();
  await run;
});

test('a step waits for what it needs and for all the cores it asks for', async () => {
  const { steps, begun, end } = track(
    { name: 'browser', seconds: 9, cores: 2, needs: ['build'] },
    { name: 'build', seconds: 2 },
    { name: 'lint', seconds: 1 },
  );
  const run = runQueue(steps, 2, () => undefined);
  assert.deepEqual(begun, ['build', 'lint']);
  end.build();
  await soon();
  assert.deepEqual(begun, ['build', 'lint']);
  end.lint();
  await soon();
  assert.deepEqual(begun, ['build', 'lint', 'browser']);
  end.browser();
  await run;
});

test('steps of half a core run beside a whole one, two at once', async () => {
  const { steps, begun, end } = track(
    { name: 'database', seconds: 9 },
    { name: 'season', seconds: 8, cores: 0.5 },
    { name: 'core', seconds: 7 },
    { name: 'mails', seconds: 6, cores: 0.5 },
    { name: 'files', seconds: 5, cores: 0.5 },
  );
  const run = runQueue(steps, 2, () => undefined);
  assert.deepEqual(begun, ['database', 'season', 'mails']);
  end.season();
  await soon();
  assert.deepEqual(begun, ['database', 'season', 'mails', 'files']);
  end.mails();
  end.files();
  await soon();
  assert.deepEqual(begun, ['database', 'season', 'mails', 'files', 'core']);
  end.database();
  end.core();
  await run;
});

test('one core runs everything, and a step that another run would need is not waited for', async () => {
  const { steps, begun, end } = track({ name: 'browser', seconds: 9, cores: 2, needs: ['build'] });
  const results = [];
  const run = runQueue(steps, 1, ({ name }, { passed }) => results.push([name, passed]));
  assert.deepEqual(begun, ['browser']);
  end.browser();
  await run;
  assert.deepEqual(results, [['browser', 1]]);
});

test('steps that wait for each other are named', async () => {
  const { steps } = track({ name: 'a', seconds: 1, needs: ['b'] }, { name: 'b', seconds: 1, needs: ['a'] });
  await assert.rejects(
    runQueue(steps, 2, () => undefined),
    /wait for each other: a,b/,
  );
});

test('a run of one step has what that needs, or the hosted run of the browser would find nothing built', () => {
  const steps = [
    { name: 'words' },
    { name: 'build', needs: ['words'] },
    { name: 'lint' },
    { name: 'browser', needs: ['build'] },
  ];
  const namesOf = (asked) => askedSteps(steps, asked).map(({ name }) => name);
  assert.deepEqual(namesOf({ only: 'browser' }), ['words', 'build', 'browser']);
  assert.deepEqual(namesOf({ except: 'browser' }), ['words', 'build', 'lint']);
  assert.deepEqual(namesOf({}), ['words', 'build', 'lint', 'browser']);
  assert.deepEqual(namesOf({ only: 'a name that no step has' }), []);
});
