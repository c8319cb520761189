import { describe, expect, it } from 'vitest';
import { parseOptions } from './options';

describe('the options of the demo', () => {
  it('has ports of its own and speaks the language of the terminal', () => {
    expect(parseOptions([], { LANG: 'es_ES.UTF-8' })).toEqual({ port: 8888, stationPort: 8010, lang: 'es' });
    expect(parseOptions([], { LANG: 'de_DE.UTF-8' }).lang).toBe('en');
    expect(parseOptions([], { LANG: 'es_ES', LC_ALL: 'C' }).lang).toBe('en');
  });

  it('takes what is asked, also behind the two dashes that pnpm passes through', () => {
    const args = ['--', '--port', '9000', '--station-port', '9001', '--lang', 'es'];
    expect(parseOptions(args, {})).toEqual({ port: 9000, stationPort: 9001, lang: 'es' });
  });

  it.each([
    [['--port', 'x'], '--port is a number from 1 to 65535, not x'],
    [['--station-port', '70000'], '--station-port is a number from 1 to 65535, not 70000'],
    [['--port', '8010'], '--port and --station-port must differ'],
    [['--lang', 'fr'], '--lang is es or en, not fr'],
    [['--color'], "Unknown option '--color'"],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => parseOptions(args, {})).toThrow(sentence);
  });
});
