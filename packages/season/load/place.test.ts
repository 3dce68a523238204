import { expect, it } from 'vitest';
import { adminUrlOf } from './place';

it('loads nothing that is not on this machine', () => {
  for (const host of ['db.example.com', '10.0.0.7', 'localhost.example.com'])
    expect(() => adminUrlOf(`postgres://postgres:p@${host}:5432/postgres`)).toThrow('not a loopback address');
  expect(new URL(adminUrlOf('postgres://postgres:p@127.0.0.1:5432/postgres')).hostname).toBe('127.0.0.1');
});
