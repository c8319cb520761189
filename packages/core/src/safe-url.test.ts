import { describe, expect, it } from 'vitest';
import { redirectAddress, webAddress } from './safe-url';

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

describe('redirectAddress', () => {
  it.each([
    ['/gracias/', 'https://radio.test/gracias/'],
    ['?s=tango', 'https://radio.test/noticias/?s=tango'],
    ['https://radio.test/x', 'https://radio.test/x'],
    ['https:evil', 'https://radio.test/noticias/evil'],
    ['\\gracias', 'https://radio.test/gracias'],
  ])('goes to %s, on this origin', (text, address) => expect(redirectAddress(text, [], PAGE)).toBe(address));

  it.each([
    '//evil.test',
    '\\\\evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '\\/\\evil.test',
    '/\t/evil.test',
    '/\n\\evil.test',
    'https://evil.test',
    'https:\\\\evil.test',
    'http:evil.test',
    'http://radio.test/',
    'https://radio.test:444/',
    'https://radio.test.evil.test/',
    'https://radio.test。evil.test/',
    'https://radio。test@evil.test/',
    'https://radio.test@evil.test/',
    'https://radio.test:x@evil.test/',
    'https://user@radio.test/',
    'https://:secret@radio.test/',
    'javascript:alert(1)//radio.test',
    'data:text/html,x',
    'blob:https://radio.test/1',
    '',
  ])('does not go to %j', (text) => expect(redirectAddress(text, [], PAGE)).toBe(''));

  it('goes to another origin that the owner named, and to no look-alike of it', () => {
    const origins = ['https://tienda.test'];
    expect(redirectAddress('https://tienda.test/caja', origins, PAGE)).toBe('https://tienda.test/caja');
    expect(redirectAddress('https://tienda.test.evil.test/', origins, PAGE)).toBe('');
    expect(redirectAddress('http://tienda.test/', origins, PAGE)).toBe('');
  });
});
