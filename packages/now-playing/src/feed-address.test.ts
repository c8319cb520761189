import { expect, it } from 'vitest';
import { feedAddress } from './feed-address';

it.each([
  ['https%3A%2F%2Fradio.test%2Fnp%3Fa%3D1%26b%3D2', 'https://radio.test/np?a=1&b=2'],
  ['https://radio.test/np?q=a%26b', 'https://radio.test/np?q=a%26b'],
  [' HTTPS://radio.test/np', 'https://radio.test/np'],
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
