import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLUGIN_DIR, REPO } from '../tools/rig/places';
import { runBlueprint, VIRTUAL_ROOT } from '../tools/rig/playground';
import { pluginMounts } from '../tools/rig/plugins';
import { run } from '../tools/rig/site';
import { type Rig, startRig } from './support/rig';

/** The blueprint that the plugin directory shows, run by Playground's own program. */
interface Blueprint {
  landingPage: string;
  steps: { step: string; [option: string]: unknown }[];
}

const FILE = join(REPO, 'wordpress-org', 'blueprints', 'blueprint.json');
const blueprint = JSON.parse(readFileSync(FILE, 'utf8')) as Blueprint;
let rig: Rig;

beforeAll(async () => {
  rig = await startRig('blueprint', { noSeed: true });
});
afterAll(() => rig?.close());

it('opens a site with the plugin, a page on air as its front, and the first steps', async () => {
  const [install, ...steps] = blueprint.steps;
  expect(install).toMatchObject({ step: 'installPlugin', pluginData: { slug: 'onda' } });
  // The built plugin stands for the one of the plugin directory.
  const activate = { step: 'activatePlugin', pluginPath: 'onda/onda.php' };
  const mounts = pluginMounts([{ name: 'onda', path: PLUGIN_DIR }], VIRTUAL_ROOT);
  await runBlueprint(rig.site, mounts, { ...blueprint, login: undefined, steps: [activate, ...steps] });

  const front = await (await fetch(rig.site.url)).text();
  expect(front).toContain('<title>Radio Onda');
  for (const tag of ['most-viewed', 'newsletter-form']) expect(front).toContain(`<${tag}`);
  // A site without a station has nothing to play: visitors see no player.
  expect(front).not.toContain('<radio-player');
  const magazine = await fetch(`${rig.site.url}/magazine/`);
  expect([magazine.status, (await magazine.text()).includes('<most-viewed')]).toEqual([200, true]);
  const screens = await run(rig.site, {
    code: 'echo json_encode(array_map(static fn($screen) => $screen->value, Onda\\Core\\Forms\\Screen::cases()));',
  });
  const { searchParams } = new URL(blueprint.landingPage, rig.site.url);
  expect(JSON.parse(screens)).toContain(searchParams.get('page'));
});
