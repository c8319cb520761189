import { readConfig } from '@onda/core/http/config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, currentOptions, ensureConfigured } from './configure';
import { pageState } from './page-state';
import { sharedRegistry } from './registry';

function warnings() {
  const said: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void said.push(String(text)));
  return said;
}

afterEach(() => {
  document.head.innerHTML = '';
  Object.assign(pageState(), { isStarted: false, tags: new Map(), said: new Set() });
  configure({});
  document.head.innerHTML = '';
});

describe('configure', () => {
  it('stands in for the block that the plugin prints', () => {
    configure({ ajax: '/wp-admin/admin-ajax.php', lang: 'es', settings: { favorites: { siteId: 3 } } });
    const { ajax, lang, settings, styles } = readConfig();
    expect([ajax, lang, settings]).toEqual(['/wp-admin/admin-ajax.php', 'es', { favorites: { siteId: 3 } }]);
    expect(styles.player).toMatch(/^blob:/);
  });

  it('finds the style sheets below the base that it names', () => {
    configure({ base: '/onda/' });
    const { base, styles } = readConfig();
    expect(`${base}${styles.player}`).toBe('/onda/styles/player.css');
  });

  it('comes over what the plugin printed, and the last call counts', () => {
    document.head.innerHTML =
      '<script type="application/json" id="onda-config">{"ajax":"/printed","lang":"es"}</script>';
    configure({ lang: 'en' });
    expect([readConfig().ajax, readConfig().lang]).toEqual(['/printed', 'en']);
    configure({ ajax: '/last' });
    expect(readConfig().ajax).toBe('/last');
    expect(document.querySelectorAll('#onda-config')).toHaveLength(1);
  });

  it('changes nothing once an element has started, and says so once', () => {
    const said = warnings();
    configure({ ajax: '/first' });
    pageState().isStarted = true;
    configure({ ajax: '/late' });
    configure({ ajax: '/later' });
    expect(readConfig().ajax).toBe('/first');
    expect(currentOptions().ajax).toBe('/first');
    expect(said).toEqual([expect.stringContaining('configure() came after an element had started')]);
  });

  it('is silent where the same is said again, as after an edit of its module', () => {
    const said = warnings();
    configure({ ajax: '/first', settings: { player: { artists: true } } });
    pageState().isStarted = true;
    configure({ ajax: '/first', settings: { player: { artists: true } } });
    expect(said).toEqual([]);
  });

  it('is not needed: an element that starts writes the block', () => {
    ensureConfigured();
    expect(readConfig().ajax).toBe('');
    expect(readConfig().styles.player).toMatch(/^blob:/);
  });
});

describe('two versions of an element on a page', () => {
  const element = () =>
    class extends HTMLElement {
      connectedCallback() {}
    };

  it('are one: the first wins, which is said once', () => {
    const said = warnings();
    const registry = sharedRegistry(customElements);
    registry.define('x-first-wins', element());
    pageState().tags.set('x-first-wins', '0.0.1');
    expect(registry.get('x-first-wins')).toBeDefined();
    registry.get('x-first-wins');
    expect(said).toEqual([expect.stringContaining('<x-first-wins> stays the one 0.0.1')]);
  });

  it('say nothing where they are the same version', () => {
    const said = warnings();
    const registry = sharedRegistry(customElements);
    registry.define('x-same-version', element());
    registry.get('x-same-version');
    expect(said).toEqual([]);
  });

  it('are told of, too, where the plugin has registered the other', () => {
    const said = warnings();
    customElements.define('x-of-the-plugin', element());
    sharedRegistry(customElements).get('x-of-the-plugin');
    expect(said).toEqual([expect.stringContaining('that another script registered')]);
  });

  it('count as started a microtask after the first is connected', async () => {
    sharedRegistry(customElements).define('x-starts', element());
    document.body.append(document.createElement('x-starts'));
    expect(pageState().isStarted).toBe(false);
    expect(document.querySelector('#onda-config')).not.toBeNull();
    await Promise.resolve();
    expect(pageState().isStarted).toBe(true);
  });
});
