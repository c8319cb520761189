import { describe, expect, it } from 'vitest';
import { fillRouter, isDenied, ROUTER_RULES, withoutSubsite } from './router-rules';

describe('the router', () => {
  it.each([
    '/.env',
    '/wp-content/.git/config',
    '/wp-content/database/.ht.sqlite',
    '/wp-content/database',
    '/mail/1.eml',
    '/wp-content/debug.log',
  ])('refuses %s', (path) => {
    expect(isDenied(path)).toBe(true);
  });

  it.each([
    '/',
    '/mailing/',
    '/wp-content/plugins/onda/build/a.js',
    '/.well-known/x',
    '/wp-content/database-x/',
  ])('serves %s', (path) => {
    expect(isDenied(path)).toBe(false);
  });

  it.each([
    ['/segundo/wp-admin/admin-ajax.php', '/wp-admin/admin-ajax.php'],
    ['/segundo/wp-includes/js/a.js', '/wp-includes/js/a.js'],
    ['/segundo/wp-admin', '/wp-admin'],
    ['/segundo/wp-login.php', '/wp-login.php'],
  ])('takes %s of a sub-site to %s', (path, inner) => {
    expect(withoutSubsite(path)).toBe(inner);
  });

  it.each([
    '/wp-login.php',
    '/wp-admin/admin-ajax.php',
    '/wp-includes/wp-db.php',
    '/segundo/',
    '/segundo/una-entrada/',
    '/a/b/wp-login.php',
  ])('leaves %s as it is', (path) => {
    expect(withoutSubsite(path)).toBe(path);
  });

  it('carries the rules into PHP unharmed by its quotes and backslashes', () => {
    const filled = fillRouter("json_decode('{{RULES}}') {{NETWORK}}", true);
    const literal = /json_decode\('(.*)'\) true/.exec(filled)?.[1] ?? '';
    expect(JSON.parse(literal.replace(/\\([\\'])/g, '$1'))).toEqual(ROUTER_RULES);
  });
});
