import { describe, expect, it } from 'vitest';
import { parsePages } from './seed';

describe('parsePages', () => {
  it('makes the addresses of the last line absolute, whatever was printed before', () => {
    const printed = 'Notice: something\n{"pages":{"player":"/reproductor/","home":"/"}}\n';
    expect(parsePages(printed, 'http://127.0.0.1:81')).toEqual({
      player: 'http://127.0.0.1:81/reproductor/',
      home: 'http://127.0.0.1:81/',
    });
  });

  it.each(['', 'done', '[]', '{"pages":null}', '{"pages":{'])('refuses %j', (printed) => {
    expect(() => parsePages(printed, 'http://127.0.0.1:81')).toThrow("The seed's last line");
  });
});
