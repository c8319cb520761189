import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { loadAll } from './support/built-files';
import { type Rig, startChromium, startRig } from './support/rig';
import { oneOfAKind } from './support/whole';

/**
 * Payloads in every attribute of every element, printed by PHP and written by a script: no script of theirs runs, and
 * without a click the page leads nowhere.
 */
const PAYLOADS = [
  `"><onda-evil></onda-evil><img src=x onerror="ondaEvil()">`,
  `'><svg onload=ondaEvil()>`,
  `</template></noscript></script><script>ondaEvil()</script>`,
  `&lt;img src=x onerror=ondaEvil()&gt;`,
  'javascript:ondaEvil()',
  `{"a":"<img src=x onerror=ondaEvil()>"}`,
  'https://evil.test/ondaEvil()',
];
/** So that what waits for its moment acts. */
const PASSED = { date: '2020-01-01 00:00' };

type Spec = Record<string, string[]>;

interface Written {
  specs: Spec;
  payload: string;
  passed: Record<string, string>;
}

let rig: Rig;
let browser: Browser;
/** Attributes of each tag, as markup writes them. */
let specs: Spec;
let address: string;

beforeAll(async () => {
  rig = await startRig('hostile-attributes', { noSeed: true });
  browser = await startChromium();
  const made = await run(rig.site, {
    code: `
      $specs = [];
      foreach ((new Onda\\Core\\Printing\\Elements(WP_PLUGIN_DIR . '/onda/generated'))->all() as $tag => $spec) {
        $specs[$tag] = array_map(Onda\\Core\\Printing\\Attributes::kebab(...), array_keys($spec['attributes']));
      }
      update_option('onda_test_payloads', ${phpJson(PAYLOADS)});
      file_put_contents(WPMU_PLUGIN_DIR . '/onda-test-elements.php', <<<'PHP'
<?php
add_shortcode('onda_test_elements', static function (): string {
  $payload = get_option('onda_test_payloads')[(int) ($_GET['payload'] ?? 0)];
  $page = '';
  foreach ((new Onda\\Core\\Printing\\Elements(WP_PLUGIN_DIR . '/onda/generated'))->all() as $tag => $spec) {
    $page .= onda_element($tag, ${phpJson(PASSED)} + array_fill_keys(array_keys($spec['attributes']), $payload));
  }
  return $page;
});
PHP);
      $page = wp_insert_post(['post_title' => 'P', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '[onda_test_elements]']);
      echo json_encode(['specs' => $specs, 'address' => get_permalink($page)]);
    `,
  });
  ({ specs, address } = JSON.parse(made));
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

it.each(oneOfAKind(PAYLOADS, 3).map((payload, at) => [payload, at] as const))(
  'runs nothing of %s',
  async (payload, at) => {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(() =>
      Object.assign(window, { evil: 0, ondaEvil: () => Object.assign(window, { evil: 1 }) }),
    );
    const asked = `${address}${address.includes('?') ? '&' : '?'}payload=${at}`;
    await page.goto(asked);
    const tags = await page.evaluate(written, { specs, payload, passed: PASSED });
    expect(tags).toBeGreaterThan(40);
    await loadAll(page);
    // The files that load at rest have loaded, too.
    await page.waitForFunction(
      () => document.querySelector('radio-player')?.hasAttribute('data-ready') ?? false,
    );
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
    expect(await page.evaluate(found)).toEqual([0, 0, []]);
    expect(page.url()).toBe(asked);
    await page.close();
  },
);

/** Adds every element once more, as a script of the site would. */
function written({ specs, payload, passed }: Written): number {
  for (const [tag, names] of Object.entries(specs)) {
    const element = document.createElement(tag);
    for (const name of names) element.setAttribute(name, passed[name] ?? payload);
    document.body.append(element);
  }
  return Object.keys(specs).length;
}

/** How often a payload ran, elements that it made, and addresses by which it would run. */
function found(): [number, number, string[]] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const all = roots.flatMap((root) => [...root.querySelectorAll('*')]);
  // An attribute of ours is text until a part of the element takes it for an address.
  const parts = all.filter(({ localName }) => !customElements.get(localName));
  const addresses = parts.flatMap((part) =>
    ['href', 'src', 'action', 'formaction'].map((name) => part.getAttribute(name) ?? ''),
  );
  return [
    Number(Reflect.get(window, 'evil')),
    all.filter(({ localName }) => localName === 'onda-evil').length,
    addresses.filter((value) => /^\s*javascript:/i.test(value)),
  ];
}

function phpJson(value: unknown): string {
  return `json_decode(base64_decode('${Buffer.from(JSON.stringify(value)).toString('base64')}'), true)`;
}
