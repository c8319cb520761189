// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { domParsers } from '../dom-parsers';
import { parsedText, encodedText as textOf } from './text';

const encodedText = (value: unknown) => textOf(value, domParsers().parseHtml);

describe('text of a feed', () => {
  it.each([
    ['CafÃ© Tacvba', 'Café Tacvba'],
    ['Ã‘andÃº', 'Ñandú'],
    ['NiÃ\u0091o', 'NiÑo'],
    ['Donâ€™t', 'Don’t'],
    ['æ\u0097¥æ\u009c¬', '日本'],
    ['MÃ¡s » 日本', 'MÃ¡s » 日本'],
    ['São Tomé «ÂÊ»', 'São Tomé «ÂÊ»'],
    ['Âge tendre', 'Âge tendre'],
    ['Ã© Ã', 'Ã© Ã'],
  ])('repairs a double encoding and leaves what is right: %s', (written, text) => {
    expect(encodedText(written)).toBe(text);
  });

  it.each([
    ['&#26085;&#26412;&#x8a9e;', '日本語'],
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&eacute;&Ntilde;&uuml;&ccedil;&iquest;', 'éÑüç¿'],
    ['it&#146;s', 'it’s'],
    ['&#0;&#55357;&#x110000;', '\ufffd\ufffd'],
    ['&#xd800;&#xe000;&#x10ffff;', '\ufffd\ue000\u{10ffff}'],
    ['&#55356;&#57225; odcie&#324 &copy &trade; 3&ordf;', '🎉 odcień © ™ 3ª'],
    ['Faro &amp;amp; Sol &amp;#39;n&amp;apos; &amp;quot;', "Faro & Sol 'n' \""],
    ['&constructor; &toString; &what; AT&T', '&constructor; &toString; &what; AT&T'],
  ])('decodes entities once: %s', (written, text) => {
    expect(encodedText(written)).toBe(text);
  });

  it('leaves entities alone that a parser has already decoded', () => {
    expect(parsedText('&lt;b&gt;')).toBe('&lt;b&gt;');
  });

  it('takes out controls and marks of direction, and keeps the joiners of an emoji', () => {
    expect(encodedText('ctl\u0001char \u202eevil\u202c \u2066x\u2069\u200b')).toBe('ctlchar evil x');
    expect(encodedText('👩\u200d🎤')).toBe('👩\u200d🎤');
  });

  it('makes one space of many, tabs and line ends too', () => {
    expect(encodedText('  a\tb\r\n c\u00a0 d ')).toBe('a b c d');
  });

  it('reads any scalar as text and nothing else', () => {
    expect([1999, 0, true, 'x', null, undefined, {}, ['a']].map(encodedText)).toEqual([
      '1999',
      '0',
      'true',
      'x',
      '',
      '',
      '',
      'a',
    ]);
  });

  it('cuts a title of a megabyte at 500 characters', () => {
    expect(encodedText('á'.repeat(1_000_000))).toHaveLength(500);
  });
});
