import { describe, expect, it } from 'vitest';
import { phpValue, wpConfig } from './config';

describe('phpValue', () => {
  it.each([
    ['true', 'true'],
    ['false', 'false'],
    ['42', '42'],
    ['-1', '-1'],
    ['007', "'007'"],
    ['', "''"],
    ["it's a \\ path", "'it\\'s a \\\\ path'"],
  ])('writes %j as %s', (value, literal) => {
    expect(phpValue(value)).toBe(literal);
  });
});

describe('wpConfig', () => {
  it('lets a named constant win over the one of the rig, once', () => {
    const text = wpConfig({ trusted: [], constants: { WP_DEBUG: 'false' } });
    expect(text.match(/'WP_DEBUG', \w+/g)).toEqual(["'WP_DEBUG', false"]);
  });

  it('names the trusted hosts only when there are some', () => {
    const hosts = ['127.0.0.1:8000', 'localhost:8443'];
    expect(wpConfig({ trusted: hosts, constants: {} })).toContain(`'127.0.0.1:8000,localhost:8443'`);
    expect(wpConfig({ trusted: [], constants: {} })).not.toContain('ONDA_TRUSTED_HOSTS');
  });

  it('reaches MariaDB by its socket', () => {
    expect(wpConfig({ socket: '/tmp/x.sock', trusted: [], constants: {} })).toContain(
      "'localhost:/tmp/x.sock'",
    );
  });
});
