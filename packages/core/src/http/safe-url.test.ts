import { describe, expect, it } from 'vitest';
import { webAddress } from './safe-url';

const PAGE = 'https://radio.test/noticias/';

describe('webAddress', () => {
  it.each([
    ['https://stream.test:8443/live.mp3', 'https://stream.test:8443/live.mp3'],
    ['http://stream.test:8000/;', 'http://stream.test:8000/;'],
    ['  https://stream.test/a  ', 'https://stream.test/a'],
    ['/art/cover.jpg', 'https://radio.test/art/cover.jpg'],
    ['//cdn.test/cover.jpg', 'https://cdn.test/cover.jpg'],
    ['HTTPS://STREAM.test/A', 'https://stream.test/A'],
  ])('reads %s', (text, address) => expect(webAddress(text, PAGE)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:x',
    'blob:https://radio.test/1',
    'file:///etc/passwd',
    'ftp://stream.test/a',
    'mailto:a@b.test',
    'https://',
    'http://[::1',
    '',
    '   ',
  ])('refuses %j', (text) => expect(webAddress(text, PAGE)).toBe(''));

  it.each([null, undefined, 1, {}, ['https://a.test']])('refuses %j, which is no text', (value) =>
    expect(webAddress(value, PAGE)).toBe(''),
  );

  it('resolves against the page when no base is given', () => {
    expect(webAddress('https://a.test/')).toBe('https://a.test/');
  });
});
