import { afterEach, expect, it } from 'vitest';
import { readVoiceSite } from './site';

afterEach(() => document.body.replaceChildren());

function siteOf(settings: unknown) {
  const config = JSON.stringify({ settings: { 'voice-search': settings } });
  document.body.innerHTML = `<script type="application/json" id="onda-config">${config}</script>`;
  return readVoiceSite();
}

it.each([
  ['/', '/'],
  ['/radio/', '/radio/'],
  ['/red/radio/', '/red/radio/'],
  ['/a', '/a'],
])('begins where the page says: %s', (home, path) => {
  expect(siteOf({ home }).home).toBe(`${location.origin}${path}`);
});

it.each([
  undefined,
  7,
  ['/radio/'],
  '',
  'radio/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
])('begins at the root where the page says %j, and never at another origin', (home) => {
  expect(siteOf({ home }).home).toBe(`${location.origin}/`);
});

it.each([
  [undefined, true],
  [true, true],
  [false, false],
])('lets speech leave the device unless the owner said no: %s', (remote, mayLeave) => {
  expect(siteOf({ remote }).mayLeave).toBe(mayLeave);
});
