import { expect, it } from 'vitest';
import { feedAddress } from './feed-address';

it.each([
  ['https%3A%2F%2Fradio.test%2Fnp%3Fa%3D1%26b%3D2', 'https://radio.test/np?a=1&b=2'],
  ['https://radio.test/np?q=a%26b', 'https://radio.test/np?q=a%26b'],
  [' HTTPS://radio.test/np', 'https://radio.test/np'],
  ['//radio.test/np?q=a%26b', `${new URL('//radio.test/np?q=a%26b', document.baseURI).href}`],
  ['http://radio.test/np?q=a%26b', 'http://radio.test/np?q=a%26b'],
  ['np%3Fto=//b%26c', `${new URL('np?to=//b&c', document.baseURI).href}`],
  ['%2Fnp.json', `${new URL('/np.json', document.baseURI).href}`],
  ['', ''],
  ['%', ''],
  ['%E0%A4%A', ''],
  ['javascript%3Aalert(1)', ''],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
])('reads %s as %s', (written, address) => {
  expect(feedAddress(written)).toBe(address);
});
