import { afterEach, expect, it } from 'vitest';
import { readConfig } from './config';

afterEach(() => {
  document.body.innerHTML = '';
});

const EMPTY = {
  base: '',
  loader: '',
  ajax: '',
  lang: '',
  debug: false,
  styles: {},
  messages: {},
  settings: {},
};

/** The block is as PHP prints it. */
function print(json: string) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'onda-config';
  block.textContent = json;
  document.body.append(block);
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

it('reads the whole block', () => {
  const config = {
    base: '/wp-content/plugins/onda/build/',
    loader: 'onda-abc.js',
    ajax: '/wp-admin/admin-ajax.php',
    lang: 'es',
    debug: true,
    styles: { page: 'page-abc.css' },
    messages: { one: { play: 'Suena' } },
    settings: { one: { limit: 3 } },
  };
  print(JSON.stringify(config));
  expect(plain(readConfig())).toEqual(config);
});

it('is empty on a page without the block', () => expect(plain(readConfig())).toEqual(EMPTY));

it.each(['', '{', 'null', '7', '"text"', '[]', '{"base":1,"styles":"x","messages":[null],"debug":"yes"}'])(
  'does not throw at %j',
  (json) => {
    print(json);
    expect(readConfig()).toMatchObject({ base: '', ajax: '', debug: false });
  },
);

it('takes no other element for the block', () => {
  document.body.innerHTML =
    '<img id="onda-config"><form id="onda-config"><input name="text" value="{}"></form>' +
    '<svg><script id="onda-config">{"base":"//evil/"}</script></svg>';
  expect(readConfig().base).toBe('');
});

it('keeps its own prototype, whatever the keys are called', () => {
  print('{"settings":{"__proto__":{"polluted":1}},"__proto__":{"base":"//evil/"}}');
  const config = readConfig();
  expect(Object.keys(config.settings)).toEqual(['__proto__']);
  expect('polluted' in config.settings).toBe(false);
  expect(config.base).toBe('');
});
