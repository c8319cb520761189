import { expect, it } from 'vitest';
import { fakeStorage } from '../testing/fake-storage';
import { createStorage } from './storage';

const asNumber = (value: unknown) => (typeof value === 'number' ? value : 1);

it('keeps JSON by key', () => {
  const browser = fakeStorage();
  const store = createStorage(browser.area);
  expect(store.write('volume', 0.5)).toBe(true);
  expect(browser.kept.get('volume')).toBe('0.5');
  expect(store.read('volume', asNumber)).toBe(0.5);
  store.remove('volume');
  expect(store.read('volume', asNumber)).toBe(1);
  expect([...browser.kept.keys()]).toEqual([]);
});

it.each(['', '{', 'NaN', '"loud"', '[1]', 'null'])('lets the caller judge what was kept: %j', (text) => {
  expect(createStorage(fakeStorage({ volume: text }).area).read('volume', asNumber)).toBe(1);
});

it.each(['full', 'blocked'] as const)(
  'remembers as long as the page lives when the browser is %s',
  (mode) => {
    const browser = fakeStorage({ volume: '0.2' });
    const store = createStorage(browser.area);
    browser.mode = mode;
    expect(store.write('volume', 0.7)).toBe(false);
    expect(store.read('volume', asNumber)).toBe(0.7);
    browser.mode = 'open';
    expect(store.write('volume', 0.8)).toBe(true);
    expect(store.read('volume', asNumber)).toBe(0.8);
  },
);

it('forgets what it cannot remove', () => {
  const browser = fakeStorage({ volume: '0.2' });
  const store = createStorage(browser.area);
  browser.mode = 'blocked';
  store.remove('volume');
  browser.mode = 'open';
  expect(store.read('volume', asNumber)).toBe(1);
});

it('hears another tab change the key or clear everything, until the signal ends', () => {
  const tab = new EventTarget();
  const store = createStorage(fakeStorage().area, tab);
  const lifetime = new AbortController();
  let changes = 0;
  store.watch('volume', () => (changes += 1), lifetime.signal);
  const change = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('volume');
  change('other');
  change(null);
  expect(changes).toBe(2);
  lifetime.abort();
  change('volume');
  expect(changes).toBe(2);
});

it('believes the other tab over what only this page remembers', () => {
  const browser = fakeStorage();
  const tab = new EventTarget();
  const store = createStorage(browser.area, tab);
  const heard: number[] = [];
  store.watch('volume', () => heard.push(store.read('volume', asNumber)), new AbortController().signal);
  browser.mode = 'full';
  store.write('volume', 0.1);
  browser.kept.set('volume', '0.9');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'volume' }));
  expect(heard).toEqual([0.9]);
});
