import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createStation } from '../../demo/station/station';
import { DEFAULT_OPTIONS } from '../rig/options';
import { REPO } from '../rig/places';
import { down, ownerCookies, run, type Site, up } from '../rig/site';
import { CHROMIUM_ARGS, chromiumPath } from '../setup/chromium';
import { bannerPage, iconPage, type Size } from './drawn';
import { FIGURES, SCREENSHOTS, type Screenshot } from './screenshots';

/**
 * `pnpm assets`: the pictures of the plugin directory, in `wordpress-org/`. Icon and banner come from their drawings,
 * the screenshots that `readme.txt` names from the demo.
 */
const FOLDER = join(REPO, 'wordpress-org');
const SITE = 'wordpress-org';
const WINDOW: Size = { width: 1280, height: 800 };
const BANNERS: Size[] = [
  { width: 1544, height: 500 },
  { width: 772, height: 250 },
];
const ICONS: Size[] = [
  { width: 256, height: 256 },
  { width: 128, height: 128 },
];
const QUALITY = 82;

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  await draw();
  await photograph();
} finally {
  await browser.close();
}

async function draw(): Promise<void> {
  const icon = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
  const page = await browser.newPage();
  for (const size of BANNERS) await picture(page, 'banner', size, bannerPage(icon, size));
  for (const size of ICONS) await picture(page, 'icon', size, iconPage(icon, size));
  await page.close();
}

async function picture(page: Page, name: string, size: Size, html: string): Promise<void> {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.screenshot({ path: join(FOLDER, `${name}-${size.width}x${size.height}.png`) });
}

async function photograph(): Promise<void> {
  const station = await createStation();
  try {
    const site = await up({
      ...DEFAULT_OPTIONS,
      name: SITE,
      trusted: [new URL(station.url).host],
      constants: { ONDA_STATION_URL: station.url },
    });
    await run(site, { code: FIGURES });
    for (const shot of SCREENSHOTS) await take(site, shot);
  } finally {
    await down(SITE);
    await station.close();
  }
}

async function take(site: Site, { number, screen, page: name, prepare }: Screenshot): Promise<void> {
  const context = await browser.newContext({ viewport: WINDOW });
  if (screen) await context.addCookies((await ownerCookies(site)).map((pair) => cookieOf(pair, site)));
  const page = await context.newPage();
  const inAdmin = `${site.url}/wp-admin/admin.php?page=${screen}`;
  await page.goto(screen ? inAdmin : ((name && site.pages[name]) ?? site.url));
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const file = join(FOLDER, `screenshot-${number}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
  console.log(file);
  await context.close();
}

function cookieOf(pair: string, { url }: Site) {
  const [name = '', value = ''] = pair.split('=');
  return { name, value, url };
}
