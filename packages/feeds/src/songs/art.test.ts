// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { artUrl, historyArtUrl } from './art';

describe('artUrl', () => {
  it.each([
    ['https://radio.test/a.jpg', 'https://radio.test/a.jpg'],
    ['http://radio.test/art/7', 'http://radio.test/art/7'],
    ['//radio.test/a.jpg', 'https://radio.test/a.jpg'],
    [' //radio.test/a.jpg\n', 'https://radio.test/a.jpg'],
    ['https://radio.test/a"b c.jpg', 'https://radio.test/a%22b%20c.jpg'],
  ])('keeps what is on the web: %s', (written, url) => {
    expect(artUrl(written)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'file:///etc/passwd',
    'portada.jpg',
    '',
    null,
    7,
    ['https://radio.test/a.jpg'],
    `https://radio.test/${'a'.repeat(3000)}.jpg`,
    'https://radio.test/static/uploads/x/album_art.1700000000.png',
    'https://lastfm.test/i/u/300x300/2a96cbd8b46e442fc41c2b86b821562f.png',
  ])('takes as absent: %s', (written) => {
    expect(artUrl(written)).toBe('');
  });

  it('puts the host of the provider before a path of /data/image/', () => {
    expect(artUrl('/data/image/p.jpg', { providerHost: 'audio.test' })).toBe(
      'https://audio.test/data/image/p.jpg',
    );
    expect(artUrl('/data/image/p.jpg', { providerHost: 'http://audio.test:81' })).toBe(
      'http://audio.test:81/data/image/p.jpg',
    );
    expect(artUrl('/data/image/p.jpg', { streamUrl: 'https://s.test:8443/live' })).toBe(
      'https://s.test:8443/data/image/p.jpg',
    );
    expect(artUrl('/data/image/p.jpg')).toBe('');
    expect(artUrl('/data/image/p.jpg', { providerHost: 'javascript://x' })).toBe('');
  });
});

describe('historyArtUrl', () => {
  it.each(['a.jpg', 'a.JPEG', 'a.png', 'a.webp', 'a.gif', 'a.jpg?v=2'])(
    'takes a file of a picture: %s',
    (name) => {
      expect(historyArtUrl(`https://radio.test/${name}`)).toBe(`https://radio.test/${name}`);
    },
  );

  it.each(['a', 'a.svg', 'a.jpg.html', 'a.jpgx', 'art/7'])('takes nothing else: %s', (name) => {
    expect(historyArtUrl(`https://radio.test/${name}`)).toBe('');
  });
});
