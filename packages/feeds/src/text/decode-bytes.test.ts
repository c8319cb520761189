// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fixture, fixtureBytes, fixtureNames } from '../testing/fixture';
import { decodeBytes } from './decode-bytes';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('decodeBytes', () => {
  it('reads UTF-8 and Windows-1252 when no charset is named', () => {
    expect(decodeBytes(new TextEncoder().encode('Ñandú 日本'))).toBe('Ñandú 日本');
    expect(decodeBytes(latin1('Caf\xe9 \x93x\x94'))).toBe('Café “x”');
  });

  it('believes the header, else the XML declaration', () => {
    expect(decodeBytes(latin1('\xc3\xa9'), 'text/html; charset=ISO-8859-1')).toBe('Ã©');
    expect(decodeBytes(latin1('<?xml version="1.0" encoding="iso-8859-15"?>\xa4'))).toMatch(/€$/);
  });

  it('goes on when the header is wrong or nonsense', () => {
    expect(decodeBytes(latin1('Caf\xe9'), 'text/html; charset=utf-8')).toBe('Café');
    expect(decodeBytes(latin1('Caf\xe9'), 'text/html; charset=klingon')).toBe('Café');
  });

  it('reads the Latin-1 page of a Shoutcast 1 server', () => {
    expect(decodeBytes(fixtureBytes('feeds/shoutcast1-7-latin1.html'), 'text/html')).toContain(
      'Café Tacvba - Eres',
    );
  });

  it.each(fixtureNames('icecast', /\.http$/))('reads the captured reply %s by its header', (name) => {
    const bytes = fixtureBytes(name);
    const end = Buffer.from(bytes).indexOf('\r\n\r\n');
    const contentType = /^content-type: (.*)$/im.exec(new TextDecoder().decode(bytes.subarray(0, end)))?.[1];
    expect(contentType).toBe('application/json; charset=UTF-8');
    expect(decodeBytes(bytes.subarray(end + 4), contentType)).toBe(fixture(name.replace('.http', '.json')));
  });
});
