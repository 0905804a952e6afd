import { expect, it } from '@jest/globals';
import { networkOf } from './networkOf.ts';

it('counts a whole network of IPv6 as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:0db8:0:0:9::'));
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
