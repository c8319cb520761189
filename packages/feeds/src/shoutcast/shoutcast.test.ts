// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fixture } from '../testing/fixture';
import { readerFor, track } from '../testing/read';

const readShoutcast1 = readerFor('shoutcast1');
const readShoutcast2Json = readerFor('shoutcast2-json');
const readShoutcast2Xml = readerFor('shoutcast2-xml');

describe('7.html of Shoutcast 1', () => {
  const read = (body: string) => readShoutcast1(`<html><body>${body}</body></html>`);

  it('keeps the commas of the title', () => {
    expect(readShoutcast1(fixture('feeds/shoutcast1-7.html'))).toMatchObject({
      isOnline: true,
      track: track('Earth, Wind & Fire', 'September'),
    });
  });

  it('says offline when the second number is 0', () => {
    expect(readShoutcast1(fixture('feeds/shoutcast1-7-offline.html'))?.isOnline).toBe(false);
  });

  it('reads five fields as online without a title', () => {
    expect(read('3,1,9,100,3')).toMatchObject({ isOnline: true, track: null });
  });

  it('ignores oracle:0', () => {
    expect(read('3,1,9,100,3,128,oracle:0')).toMatchObject({ isOnline: true, track: null });
  });

  it('takes the first stream that is on air', () => {
    const text = '<html><body>0,0,0,9,0,128,Old</body></html><html><body>1,1,1,9,1,128,A - B</body></html>';
    expect(readShoutcast1(text)?.track).toEqual(track('A', 'B'));
  });

  it('keeps a title with angle brackets as text', () => {
    expect(read('3,1,9,100,3,128,I <3 U - <img src=x onerror=alert(1)>')?.track).toEqual(
      track('I <3 U', '<img src=x onerror=alert(1)>'),
    );
  });

  it.each(['', 'Not found', '1,2,3', '1,9,1,1,1,1,x'])('is unreadable: %s', (body) => {
    expect(read(body)).toBeNull();
  });
});

describe('stats of Shoutcast 2 in JSON', () => {
  it('reads JSON and JSONP', () => {
    for (const name of ['shoutcast2-stats.json', 'shoutcast2-stats.jsonp']) {
      expect(readShoutcast2Json(fixture(`feeds/${name}`))?.track).toEqual(
        track('Soda Stereo', 'De Música Ligera'),
      );
    }
  });

  it('reads a number as a title, a presenter as live, and the list of all streams', () => {
    const read = readShoutcast2Json('{"streams":[{"streamstatus":1,"songtitle":1999,"dj":"Ana"}]}');
    expect(read).toMatchObject({ track: track('', '1999'), live: { isLive: true, name: 'Ana' } });
  });

  it('reads three spaces as the dash, a title or a status alone, and no presenter as not live', () => {
    expect(readShoutcast2Json('{"songtitle":"Soda Stereo   Zoom"}')).toMatchObject({
      isOnline: true,
      track: track('Soda Stereo', 'Zoom'),
      live: { isLive: false, name: '' },
    });
    expect(readShoutcast2Json('{"streamstatus":1}')).toMatchObject({ isOnline: true, track: null });
  });

  it('says offline when streamstatus is 0', () => {
    expect(readShoutcast2Json('{"songtitle":"A - B","streamstatus":0}')).toMatchObject({
      isOnline: false,
      track: null,
    });
  });

  it.each(['', 'func(', 'func({)', '{}', '[]', '"songtitle"'])('is unreadable: %s', (text) => {
    expect(readShoutcast2Json(text)).toBeNull();
  });
});

describe('stats of Shoutcast 2 in XML', () => {
  it('keeps a title that looks like a number', () => {
    const text = fixture('feeds/shoutcast2-stats.xml').replace(
      /<SONGTITLE>.*<\/SONGTITLE>/,
      '<SONGTITLE>1999</SONGTITLE>',
    );
    expect(readShoutcast2Xml(text)?.track).toEqual(track('', '1999'));
  });
});
