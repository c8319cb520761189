import { AjaxError } from '@onda/core/http/ajax';
import { type Answer, fakeAjax } from '@onda/core/testing/fake-ajax';
import { describe, expect, it } from 'vitest';
import { askArtist, parseArtist } from './artist-api';

const THUMBNAIL = 'https://radio.test/faros.jpg';
const FAROS = {
  thumbnail: THUMBNAIL,
  biographies: { es: 'Un trío del norte.', en: 'A trio from the north.' },
  credit: 'Wikipedia',
  link: 'https://es.wikipedia.org/faros',
};
const reply = (artist: unknown) => ({ success: true, data: { artists: artist ? [artist] : [] } });

function ask(answer: Answer, language = 'es') {
  const ajax = fakeAjax({ onda_artist: answer });
  return { ajax, answer: askArtist(ajax, 'Los Faros', language, new AbortController().signal) };
}

describe('reads the picture and the biography', () => {
  it.each([
    ['es', 'Un trío del norte.', 'es'],
    ['en', 'A trio from the north.', 'en'],
    ['fr', 'A trio from the north.', 'en'],
    ['constructor', 'A trio from the north.', 'en'],
  ])('for a page in %s', async (language, biography, of) => {
    const { ajax, answer } = ask(reply(FAROS), language);
    expect(await answer).toEqual({
      kind: 'known',
      thumbnail: THUMBNAIL,
      biography,
      language: of,
      credit: 'Wikipedia',
      link: 'https://es.wikipedia.org/faros',
    });
    expect(ajax.calls).toMatchObject([{ action: 'onda_artist', fields: { artist: 'Los Faros' } }]);
  });

  it('drops addresses that are none of the web', () => {
    const hostile = { ...FAROS, thumbnail: 'javascript:alert(1)', link: 'data:text/html,x' };
    expect(parseArtist({ artists: [hostile] }, 'es')).toMatchObject({ thumbnail: '', link: '' });
  });
});

describe('an answer that is none', () => {
  it.each<[string, unknown, string]>([
    ['nobody knows the artist', reply(null), 'unknown'],
    ['neither picture nor text', reply({ biographies: { es: ' ' } }), 'unknown'],
    ['odd texts', reply({ biographies: { es: 5, en: null }, thumbnail: {} }), 'unknown'],
    ['no list', { success: true, data: { artists: 'x' } }, 'failed'],
    ['no data', { success: true }, 'failed'],
    ['a refusal', { success: false, data: { code: 'bad_request' } }, 'failed'],
    ['switched off', new AjaxError('failed', 404, { data: { code: 'artists_off' } }), 'off'],
    ['no server of ours', new AjaxError('refused'), 'off'],
    ['400', new AjaxError('refused', 400, 0), 'failed'],
    ['403', new AjaxError('refused', 403), 'failed'],
    ['429', new AjaxError('failed', 429), 'failed'],
    ['500', new AjaxError('failed', 500), 'failed'],
    ['HTML', new AjaxError('unreadable', 200), 'failed'],
    ['time is up', new AjaxError('timeout'), 'failed'],
    ['offline', new AjaxError('offline'), 'failed'],
  ])('%s', async (_, answer, kind) => {
    expect(await ask(answer).answer).toEqual({ kind });
  });

  it('is told to nobody when its caller ended it', async () => {
    await expect(ask(new AjaxError('aborted')).answer).rejects.toMatchObject({ kind: 'aborted' });
  });
});
