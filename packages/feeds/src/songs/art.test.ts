// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fixture } from '../testing/fixture';
import { artUrl, historyArtUrl } from './art';

/** An address as a document writes it, the feed that the document is, and the address that is shown. */
const ROWS: { form: string; written: unknown; feed: string; art: string }[] = JSON.parse(
  fixture('pictures.json'),
);

describe('artUrl', () => {
  it.each(ROWS)('$form is read as on the server: $written', ({ written, feed, art }) => {
    expect(artUrl(written, { feedUrl: feed })).toBe(art);
  });

  it('takes what is too long as absent', () => {
    expect(artUrl(`https://radio.test/${'a'.repeat(3000)}.jpg`)).toBe('');
  });

  it('keeps no quotation mark of an attribute', () => {
    expect(artUrl('https://radio.test/a"b c.jpg')).toBe('https://radio.test/a%22b%20c.jpg');
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
