import { expect, it } from 'vitest';
import { report } from './report';
import { WORDS } from './words';

const running = {
  site: {
    url: 'http://127.0.0.1:8888',
    pages: {
      home: 'http://127.0.0.1:8888/',
      player: 'http://127.0.0.1:8888/radio/',
      votes: 'http://127.0.0.1:8888/votos/',
    },
    admin: { user: 'admin', password: 'secret' },
    version: '7.1.4',
    server: 'playground' as const,
  },
  streamUrl: 'http://127.0.0.1:8010/live.mp3',
  staticUrl: 'http://127.0.0.1:40000',
  docsUrl: 'http://127.0.0.1:40001',
};

it('shows address, login, pages and station in one aligned block', () => {
  const lines = report(running, WORDS.en).split('\n');
  const rows = lines.filter((line) => line.includes('http://'));
  expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
    'Front page http://127.0.0.1:8888/',
    'Player http://127.0.0.1:8888/radio/',
    'votes http://127.0.0.1:8888/votos/',
    'Login http://127.0.0.1:8888/wp-admin/ admin / secret',
    'No WordPress http://127.0.0.1:40000/',
    'Documentation http://127.0.0.1:40001/',
    'Station http://127.0.0.1:8010/live.mp3',
  ]);
  expect(new Set(rows.map((row) => row.indexOf('http://'))).size).toBe(1);
});

it('says which WordPress and which PHP, in either language', () => {
  expect(report(running, WORDS.en)).toContain('WordPress 7.1.4, PHP in WebAssembly, SQLite');
  expect(report(running, WORDS.es)).toContain('WordPress 7.1.4, PHP en WebAssembly, SQLite');
});

it('has the same words in both languages', () => {
  expect(Object.keys(WORDS.en.pages)).toEqual(Object.keys(WORDS.es.pages));
});
