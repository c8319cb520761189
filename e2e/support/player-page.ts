import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page, Response } from 'playwright-core';
import { run } from '../../tools/rig/site';
import type { Rig } from './rig';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Publishes a page with this content and returns its address; nothing is filtered, as for an administrator. */
export async function publish(rig: Rig, slug: string, content: string): Promise<string> {
  const { [slug]: address = '' } = await publishAll(rig, { [slug]: content });
  return address;
}

/** A station whose songs our server tells; those of AzuraCast are pushed, and the browser reads them. */
export async function addToldStation({ site }: Rig): Promise<string> {
  await run(site, {
    code: `$settings = get_option('onda_settings');
      $settings['stations'][] = ['id' => 'contada', 'kind' => 'auto'] + $settings['stations'][1];
      update_option('onda_settings', $settings);`,
  });
  return '[radio_player station="contada"]';
}

/** Slug → content gives slug → address. PHP starts once for all of them, which is what takes the time. */
export async function publishAll<Slug extends string>(
  { site }: Rig,
  pages: Record<Slug, string>,
): Promise<Record<Slug, string>> {
  const literal = `'${JSON.stringify(pages).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const printed = await run(site, {
    code: `kses_remove_filters();
      $page = ['post_type' => 'page', 'post_status' => 'publish'];
      $publish = static fn (string $slug, string $content): string => get_permalink(wp_insert_post(wp_slash(
        $page + ['post_title' => $slug, 'post_name' => $slug, 'post_content' => $content])));
      $pages = json_decode(${literal}, true);
      echo wp_json_encode(array_combine(array_keys($pages), array_map($publish, array_keys($pages), $pages)));`,
  });
  return JSON.parse(printed);
}

/** Opens the page and waits until every player stands, in its clothes. */
export async function open(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await ready(page);
  return response;
}

export const ready = (page: Page) =>
  page.waitForFunction(() => {
    const players = [...document.querySelectorAll<HTMLElement>('radio-player')];
    const isDressed = ({ shadowRoot }: HTMLElement) =>
      [...(shadowRoot?.querySelectorAll('link') ?? [])].every(({ rel, sheet }) => !rel || sheet);
    return players.length > 0 && players.every((player) => player.dataset.ready === '' && isDressed(player));
  });

/** The document as WordPress prints it, changed on its way, as a proxy or an optimizer plugin would. */
export async function changeDocument(
  page: Page,
  change: (html: string) => string,
  headers: Record<string, string> = {},
): Promise<void> {
  // The answer of a route has no address, so Chromium takes this machine's station for a foreign network's. An older
  // one asks nobody for that, and knows no permission of the name.
  await page
    .context()
    .grantPermissions(['local-network-access'])
    .catch(() => {});
  await page.route('**/*', async (route) => {
    const isDocument = route.request().resourceType() === 'document';
    if (!isDocument) return route.fallback();
    const response = await route.fetch();
    const body = change(await response.text());
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
  });
}

/** Waits for running animations, also of elements in a shadow root: a text that fades in has too little contrast. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const hasEnd = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ];
    await Promise.allSettled(
      roots
        .flatMap((root) => root.getAnimations())
        .filter(hasEnd)
        .map(({ finished }) => finished),
    );
  });

/**
 * The findings of axe for the widgets of the page, and the texts whose contrast it could not tell. `isFault` leaves out
 * findings that are none.
 */
export async function violations(
  page: Page,
  tag = 'radio-player',
  isFault: (finding: string) => boolean = () => true,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  let found: string[] = [];
  for (let looks = 0; looks < LOOKS; looks++) {
    await atRest(page);
    found = (await violationsNow(page, tag)).filter(isFault);
    if (found.length === 0) break;
  }
  return found;
}

/** A page may settle while it is looked at: what is wrong is wrong at each look. */
const LOOKS = 3;

async function violationsNow(page: Page, tag: string): Promise<string[]> {
  const found = (await page.evaluate(
    (include) => Reflect.get(window, 'axe').run({ include: [[include]] }),
    tag,
  )) as AxeResults;
  const unsure = found.incomplete.filter(({ id }) => id === 'color-contrast');
  return [...found.violations, ...unsure].flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

/** React comes with a change of the page's own that only it draws, which leaves focus and pointer where they are. */
export async function showView(page: Page): Promise<void> {
  const player = page.locator('radio-player').first();
  await player.evaluate((element) => element.setAttribute('now-playing-interval', '41'));
  await player.locator('[data-view]').waitFor({ state: 'attached' });
}
