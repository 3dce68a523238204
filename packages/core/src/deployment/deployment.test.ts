import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/AppError';
import { deployedVersionFrom, pageAge } from './index';

const deployed = { app: 'connect', version: 'aaa', database: '20240101000000' } as const;

describe('the version of an app', () => {
  it('is read as it was written, without what a later build may add', () => {
    expect(deployedVersionFrom({ ...deployed, more: 1 })).toEqual(deployed);
  });

  it.each([
    ['a page', '<!doctype html>'],
    ['nothing', null],
    ['no version', { ...deployed, version: '' }],
    ['another app', { ...deployed, app: 'shop' }],
    ['a number', { ...deployed, database: 20240101000000 }],
  ])('is refused where it is %s', (_, json) => {
    expect(() => deployedVersionFrom(json)).toThrow(AppError);
  });
});

describe('a page', () => {
  const question = { version: 'aaa', deployed, databaseLevel: '20240101000000' };
  it.each([
    ['current', {}],
    ['outdated', { version: 'bbb' }],
    ['updating', { databaseLevel: '20240201000000' }],
    ['updating', { databaseLevel: '' }],
    ['outdated', { version: 'bbb', databaseLevel: '20240201000000' }],
  ])('is %s', (age, change) => {
    expect(pageAge({ ...question, ...change })).toBe(age);
  });
});
