import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printProviderTable } from './print/provider-table';
import { printKinds, printPlaces, printProviders, printReadings } from './print/providers';
import { printHeardTrack, printMoreTexts, printToldTrack, printTrack, printTrackDetail } from './print/song';
import { type ProviderFile, readProviders } from './provider-files';

/** Prints providers and song before `generate.ts` runs, because the contracts take the kinds from there. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const providers = readProviders(join(root, 'packages/feeds/providers'));

/** The kinds that most stations have; the others come in a file of their own. */
const isUsual = ({ kind }: ProviderFile) => kind === 'icecast-json' || kind === 'shoutcast2-json';

const files: Record<string, string> = {
  'packages/feeds/src/generated/kinds.ts': printKinds(providers),
  'packages/feeds/src/generated/providers.ts': printReadings(providers.filter(isUsual)) + printMoreTexts(),
  'packages/feeds/src/generated/more-providers.ts': printReadings(providers.filter((one) => !isUsual(one))),
  'packages/feeds/src/generated/places.ts': printPlaces(providers),
  'wordpress-plugin/src/Features/Stations/FeedProviders.php': printProviders(providers),
  'packages/feeds/providers/providers.md': printProviderTable(
    providers,
    join(root, 'packages/feeds/src/fixtures/golden'),
  ),
  'packages/feeds/src/generated/track.ts': printTrack(),
  'packages/player/src/generated/told-track.ts': printToldTrack(),
  'packages/core/src/generated/track-detail.ts': printTrackDetail(),
  'packages/elements/src/generated/heard-track.ts': printHeardTrack(),
};

for (const [file, text] of Object.entries(files)) {
  const path = join(root, file);
  if (read(path) === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is stale: run pnpm generate`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
