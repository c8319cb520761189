import { describe, expect, it } from 'vitest';
import { redirectAddress } from './redirect-address';

const PAGE = 'https://radio.test/noticias/';

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
