// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { historyAddress, probes } from './probe';

describe('probes', () => {
  it('asks in the order of the specification', () => {
    expect(probes('http://radio.test:8000/live.mp3')).toEqual([
      { url: 'http://radio.test:8000/stats?sid=1', kind: 'shoutcast2-xml' },
      { url: 'http://radio.test:8000/7.html', kind: 'shoutcast1' },
      { url: 'http://radio.test:8000/status-json.xsl?mount=/live.mp3', kind: 'icecast-json' },
      { url: 'http://radio.test:8000/status.xsl', kind: 'icecast-html' },
      { url: 'https://radio.test/cp/get_info.php?p=8000', kind: 'sonicpanel' },
    ]);
  });

  it.each([
    ['https://radio.test/live.mp3', 'https://radio.test/status-json.xsl?mount=/live.mp3'],
    ['https://user:pass@radio.test/a b&c+d?x=1', 'https://radio.test/status-json.xsl?mount=/a%20b%26c%2Bd'],
    ['http://radio.test:8000', 'http://radio.test:8000/status-json.xsl'],
    ['http://radio.test:8000/;', 'http://radio.test:8000/status-json.xsl'],
    ['http://radio.test:8000/;stream.mp3', 'http://radio.test:8000/status-json.xsl'],
  ])('derives the address from %s', (streamUrl, url) => {
    expect(probes(streamUrl).find(({ kind }) => kind === 'icecast-json')?.url).toBe(url);
  });

  it('keeps the number of the stream', () => {
    expect(probes('http://radio.test:8000/;?sid=2')[0]?.url).toBe('http://radio.test:8000/stats?sid=2');
    expect(probes('http://radio.test:8000/stream/3/')[0]?.url).toBe('http://radio.test:8000/stats?sid=3');
    expect(historyAddress('http://radio.test:8000/stream/3/')).toBe(
      'http://radio.test:8000/played.html?sid=3',
    );
  });

  it.each([
    ['/;?sid=12', '12'],
    ['/stream/12/', '12'],
    ['/;?sid=12345', ''],
    ['/;?sid=2x', ''],
    ['/;?sid=x2', ''],
    ['/live/stream/3/', ''],
  ])('of %s finds the number "%s"', (path, sid) => {
    expect(historyAddress(`http://radio.test:8000${path}`)).toBe(
      `http://radio.test:8000/played.html${sid && `?sid=${sid}`}`,
    );
  });

  it.each(['', 'radio.test:8000/x', '/live.mp3', 'javascript:alert(1)', 'ftp://radio.test/x'])(
    'asks nothing of "%s"',
    (streamUrl) => {
      expect(probes(streamUrl)).toEqual([]);
      expect(historyAddress(streamUrl)).toBe('');
    },
  );

  it('knows where the history is', () => {
    expect(historyAddress('https://radio.test:8443/live.mp3')).toBe('https://radio.test:8443/played.html');
  });
});
