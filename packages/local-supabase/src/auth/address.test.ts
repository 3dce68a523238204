import { expect, test } from 'vitest';
import { networkOf } from './address';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001::9', '2001:db8:0:1::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
