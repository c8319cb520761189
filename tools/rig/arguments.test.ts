import { describe, expect, it } from 'vitest';
import { parseCommand } from './arguments';

const upWith = (...argv: string[]) => {
  const command = parseCommand(['up', ...argv]);
  return command.verb === 'up' ? command.options : undefined;
};

describe('parseCommand', () => {
  it('ignores the -- that pnpm hands through, wherever it stands', () => {
    expect(parseCommand(['info', '--', '--name', 'x'])).toEqual({ verb: 'info', name: 'x' });
    expect(parseCommand(['--', 'down', '--name', 'x'])).toEqual({ verb: 'down', name: 'x' });
  });

  it('leaves WordPress, port, theme and server to be chosen when they are not given', () => {
    expect(upWith()).toEqual({
      name: 'onda',
      plugins: [],
      bare: false,
      multisite: false,
      noSeed: false,
      noBuild: false,
      trusted: [],
      constants: {},
    });
  });

  it('takes a flag that may be repeated as often as it comes', () => {
    const options = upWith('--plugin', 'a', '--plugin', 'b', '--constant', 'A=1', '--constant', 'B=x=y');
    expect(options).toMatchObject({ plugins: ['a', 'b'], constants: { A: '1', B: 'x=y' } });
  });

  it('splits the trusted hosts at their commas', () => {
    expect(upWith('--trusted', '127.0.0.1:8000,localhost:8443')?.trusted).toEqual([
      '127.0.0.1:8000',
      'localhost:8443',
    ]);
  });

  it.each([
    [['up', '--wp', '4.9'], '--wp is one of 7.1, 6.8, 6.5, not 4.9'],
    [['up', '--db', 'oracle'], '--db is one of sqlite, mariadb, not oracle'],
    [['up', '--port', '70000'], '--port is a number from 1 to 65535, not 70000'],
    [['up', '--constant', '1A'], '--constant is NAME=VALUE, not 1A'],
    [['up', '--frobnicate'], "Unknown option '--frobnicate'"],
    [['run'], "run wants a file or -e 'PHP'"],
    [[], 'pnpm rig up'],
  ])('says what is wrong with %j', (argv, message) => {
    expect(() => parseCommand(argv)).toThrow(message);
  });

  it('runs a file or a piece of code', () => {
    expect(parseCommand(['run', 'x.php'])).toMatchObject({ php: { file: 'x.php' } });
    expect(parseCommand(['run', '-e', 'echo 1;'])).toMatchObject({ php: { code: 'echo 1;' } });
  });

  it('ends one site, or all', () => {
    expect(parseCommand(['down'])).toEqual({ verb: 'down', name: 'onda' });
    expect(parseCommand(['down', '--all'])).toEqual({ verb: 'down-all' });
  });
});
