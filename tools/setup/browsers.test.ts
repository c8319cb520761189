import { expect, it } from 'vitest';
import { browserNamed, engineOf } from './browsers';

it('drives an old Chromium as a Chromium', () => {
  expect(engineOf(browserNamed('chromium-111'))).toBe('chromium');
  expect(engineOf(browserNamed('webkit'))).toBe('webkit');
});

it.each(['firefix', '', 'toString'])('tests no other browser in place of %j', (name) => {
  expect(() => browserNamed(name)).toThrow('there are chromium, chromium-111');
});
