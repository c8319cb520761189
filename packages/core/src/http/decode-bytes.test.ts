// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { decodeBytes } from './decode-bytes';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('decodeBytes', () => {
  it('reads UTF-8 and Windows-1252 when no charset is named', () => {
    expect(decodeBytes(new TextEncoder().encode('Ñandú 日本'))).toBe('Ñandú 日本');
    expect(decodeBytes(latin1('Caf\xe9'))).toBe('Café');
  });

  it.each(['ISO-8859-1', 'iso-8859-2', 'windows-1251', 'shift_jis'])(
    'reads UTF-8 that is said to be %s',
    (name) => {
      expect(decodeBytes(new TextEncoder().encode('Ñandú 日本'), `text/html; charset=${name}`)).toBe(
        'Ñandú 日本',
      );
    },
  );

  it('believes the header, else the XML declaration or the meta element', () => {
    expect(decodeBytes(latin1('F\xe1r\xf5 T\xfbz'), 'text/html; charset=iso-8859-2')).toBe('Fárő Tűz');
    expect(decodeBytes(latin1('<?xml version="1.0" encoding="iso-8859-15"?>\xa4'))).toMatch(/€$/);
    const meta = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">';
    expect(decodeBytes(latin1(`<html><head>${meta}F\xe1r\xf5`), 'text/html')).toMatch(/Fárő$/);
    expect(decodeBytes(latin1("<meta charset='windows-1251'>\xd0\xf3"))).toMatch(/Ру$/);
    expect(decodeBytes(latin1('\x1b$BF|K\\\x1b(B'), 'text/html; charset = "iso-2022-jp"')).toBe('日本');
    expect(decodeBytes(latin1('M\0a\0r\0'), 'text/html; charset=utf-16le')).toBe('Mar');
  });

  it('goes on when the header is wrong or nonsense', () => {
    expect(decodeBytes(latin1('Caf\xe9'), 'text/html; charset=utf-8')).toBe('Café');
    expect(decodeBytes(latin1('Caf\xe9'), 'text/html; charset=klingon')).toBe('Café');
  });
});
