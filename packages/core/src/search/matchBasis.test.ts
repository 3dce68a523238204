import { expect, it } from 'vitest';
import { matchBasis } from './matchBasis';

const needs = { openPlaces: 1, matchedSkills: ['sales'] };
const open = { openPlaces: 2, matchedSkills: [] };
const full = { openPlaces: 0, matchedSkills: ['sales'] };

it.each([
  ['skills', ['sales'], [open, needs]],
  ['noNeed', ['law'], [open, full]],
  ['noSkills', [], [open]],
  ['full', ['sales'], [full]],
  ['full', [], []],
] as const)('is %s for %j', (basis, skills, hits) => {
  expect(matchBasis(skills, hits)).toBe(basis);
});
