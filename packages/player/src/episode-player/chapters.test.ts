import { expect, it, vi } from 'vitest';
import { readChapters } from './chapters';
import { probeFile } from './probe-file';

const SERVER = 'https://radio.test/wp-admin/admin-ajax.php?lang=es';
const read = (answer: unknown) => {
  const get = vi.fn(async () => JSON.stringify(answer));
  return { get, list: readChapters({ get }, SERVER, { show: 7, episode: 'e7-a&b' }) };
};

it('asks our server once, and puts the rows in order', async () => {
  const { get, list } = read({
    success: true,
    data: [
      { start: 65.5, title: 'Entrevista', address: 'https://radio.test/puerto/' },
      { start: 0, title: 'Sintonía' },
    ],
  });
  expect(await list).toEqual([
    { start: 0, title: 'Sintonía', address: '' },
    { start: 65.5, title: 'Entrevista', address: 'https://radio.test/puerto/' },
  ]);
  expect(get).toHaveBeenCalledWith(`${SERVER}&action=onda_chapters&show=7&episode=e7-a%26b`);
});

it('leaves out what is no chapter, and addresses that are none', async () => {
  const rows = [null, 7, { start: '1', title: 'x' }, { start: -1, title: 'x' }, { start: 1, title: '' }];
  const bad = { start: 2, title: '<b>x</b>', address: 'javascript:alert(1)' };
  expect(await read({ success: true, data: [...rows, bad] }).list).toEqual([
    { start: 2, title: '<b>x</b>', address: '' },
  ]);
  expect(await read({ success: true, data: 'none' }).list).toEqual([]);
});

it.each([{ success: false }, 0, null])('rejects where the server answers %j', async (answer) => {
  await expect(read(answer).list).rejects.toThrow();
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [200, 'undecodable'],
  [206, 'undecodable'],
  [403, 'unavailable'],
  [503, 'unavailable'],
])('a file whose server answers %d is %s', async (status, problem) => {
  const request = vi.fn(async () => new Response('x', { status }));
  expect(await probeFile('https://radio.test/1.mp3', request)).toBe(problem);
});

it('a file of which nobody may know is unavailable', async () => {
  const request = vi.fn(async () => Promise.reject(new TypeError('CORS')));
  expect(await probeFile('https://radio.test/1.mp3', request)).toBe('unavailable');
});
