import { describe, expect, it } from 'vitest';
import type { EditorField } from '../editor-block';
import type { SiteData } from '../site-data';
import { fillTemplate, previewValues, stationOf } from './fill-template';

const field = (name: string, value: unknown): EditorField => ({
  name,
  label: name,
  group: 'basics',
  type: typeof value,
  default: value,
});
const NO_DATA: SiteData = { elements: {}, page: '', stations: [], choices: {}, settings: '' };
const STATIONS = [
  { id: 'uno', name: 'Uno', attributes: { radioName: 'Radio Uno' } },
  { id: 'dos', name: 'Dos', attributes: { radioName: 'Radio Dos' } },
];

describe('fillTemplate', () => {
  it('escapes what an author wrote', () => {
    expect(fillTemplate('<p>{{name}}</p>', { name: '<img onerror="x">' })).toBe(
      '<p>&lt;img onerror=&quot;x&quot;&gt;</p>',
    );
  });

  it('writes a flag only when it is set, and an address only when it is one', () => {
    const template = '<img src="{{url cover}}" {{flag open data-open}}>';
    expect(fillTemplate(template, { cover: 'https://x.example/a.jpg', open: true })).toBe(
      '<img src="https://x.example/a.jpg" data-open>',
    );
    expect(fillTemplate(template, { cover: 'javascript:alert(1)', open: 'yes' })).toBe('<img src="" >');
  });

  it.each([
    ['http://x.example/a.jpg', 'http://x.example/a.jpg'],
    ['HTTPS://x.example/a.jpg', 'HTTPS://x.example/a.jpg'],
    ['javascript:alert("https://x.example/")', ''],
    ['//x.example/a.jpg', ''],
    ['', ''],
  ])('the address %j is written as %j', (cover, written) => {
    expect(fillTemplate('{{url cover}}', { cover })).toBe(written);
  });

  it('leaves a place without a value empty', () => {
    expect(fillTemplate('<p>{{name}}</p>', {})).toBe('<p></p>');
  });
});

describe('previewValues', () => {
  const fields = [field('station', ''), field('radioName', ''), field('volume', 1)];
  const site = { ...NO_DATA, stations: STATIONS };

  it('takes the default, the sample, the station and what is written, each before the one before', () => {
    const sample = { radioName: 'Sample', count: 3 };
    expect(previewValues(fields, {}, sample, NO_DATA)).toMatchObject({
      radioName: 'Sample',
      volume: 1,
      count: 3,
    });
    expect(previewValues(fields, {}, sample, site)).toMatchObject({ radioName: 'Radio Uno' });
    expect(previewValues(fields, { station: 'dos' }, sample, site)).toMatchObject({ radioName: 'Radio Dos' });
    expect(previewValues(fields, { radioName: 'Mine' }, sample, site)).toMatchObject({ radioName: 'Mine' });
  });

  it('gives no station to an element that has none', () => {
    expect(previewValues([field('radioName', '')], {}, {}, site)).toEqual({ radioName: '' });
  });
});

describe('stationOf', () => {
  it('is the first one only where no address says what plays', () => {
    expect(stationOf({}, STATIONS)?.id).toBe('uno');
    expect(stationOf({ radioStream: 'https://x.example/a.mp3' }, STATIONS)).toBeUndefined();
    expect(stationOf({ station: 'gone' }, STATIONS)).toBeUndefined();
  });
});
