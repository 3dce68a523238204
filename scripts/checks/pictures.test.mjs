import assert from 'node:assert/strict';
import test from 'node:test';
import { comparePixels } from '../pictures/compare.mjs';
import { pageOf } from '../pictures/page.mjs';

const picture = (width, height, ...pixels) => ({ width, height, data: Uint8Array.from(pixels.flat()) });
const [white, grey, black] = [
  [255, 255, 255],
  [128, 128, 128],
  [0, 0, 0],
];

test('two equal pictures have no changed pixel', () => {
  const one = picture(2, 1, white, grey);
  assert.equal(comparePixels(one, structuredClone(one)).changed, 0);
});

test('a pixel of another colour is counted and marked where it is', () => {
  const { changed, difference } = comparePixels(picture(2, 1, white, grey), picture(2, 1, white, black));
  assert.equal(changed, 1);
  assert.deepEqual([...difference.data], [255, 255, 255, 230, 0, 120]);
});

test('a rounding of the colour is no change, a change of one channel is', () => {
  const was = picture(1, 1, grey);
  assert.equal(comparePixels(was, picture(1, 1, [136, 128, 128])).changed, 0);
  assert.equal(comparePixels(was, picture(1, 1, [128, 128, 137])).changed, 1);
});

test('what only one of two pictures has is changed', () => {
  const { changed, difference } = comparePixels(
    picture(1, 1, white),
    picture(2, 2, white, white, white, white),
  );
  assert.equal(changed, 3);
  assert.deepEqual([difference.width, difference.height], [2, 2]);
});

test('the page shows what differs with all its sides, and leaves out what does not', () => {
  const page = pageOf({
    before: 'abc<1>',
    after: 'the working tree',
    results: [
      { name: 'Button.png', state: 'changed', changed: 12 },
      { name: 'Chip.png', state: 'same' },
      { name: 'Dial.png', state: 'new' },
      { name: 'Stat.png', state: 'gone' },
    ],
  });
  assert.match(page, /3 of 4 pictures differ between abc&lt;1&gt; and the working tree\./);
  assert.match(
    page,
    /Button: 12 pixels differ.*before\/Button\.png.*after\/Button\.png.*difference\/Button\.png/,
  );
  assert.match(page, /Dial: new/);
  assert.match(page, /Stat: gone/);
  assert.doesNotMatch(page, /Chip|before\/Dial|after\/Stat/);
});
