import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEED_KINDS } from '@onda/feeds/now-playing';
import { printDocs } from './print/docs';
import { printCustomElements, printJsxTypes, printVsCodeData } from './print/editor-data';
import { printElements, printFeedKinds, printMessages, printShells } from './print/wordpress';
import { elements as contracts, messages } from './registry';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** To a page author an attribute that a lazy part reads is one like the others. */
const elements = contracts.map((spec) => ({
  ...spec,
  attributes: { ...spec.attributes, ...spec.lateAttributes },
}));

/** The printed shell of an element, when it has one: in its feature's folder or in its own. */
function readShell(feature: string, tag: string): string | undefined {
  const source = join(root, 'packages', feature, 'src');
  const file = [join(source, `${tag}.html`), join(source, tag, `${tag}.html`)].find(existsSync);
  return file && readFileSync(file, 'utf8').trim();
}

const shells = Object.fromEntries(
  elements.flatMap(({ feature, tag }) => {
    const shell = readShell(feature, tag);
    return shell ? [[tag, shell]] : [];
  }),
);

/** Everything that is printed from the contracts, by file. */
const files: Record<string, string> = {
  'wordpress-plugin/generated/elements.php': printElements(elements),
  'wordpress-plugin/src/Stations/FeedKinds.php': printFeedKinds(FEED_KINDS),
  'wordpress-plugin/generated/messages.php': printMessages(messages),
  'wordpress-plugin/generated/shells.php': printShells(shells),
  'custom-elements.json': printCustomElements(elements),
  'docs/vscode.html-custom-data.json': printVsCodeData(elements),
  'docs/elements.md': printDocs(elements),
  'packages/bundle/types/jsx.d.ts': printJsxTypes(elements),
};

const stale = Object.entries(files).filter(([file, text]) => {
  const path = join(root, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});

if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run pnpm generate`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  console.log(`generated ${Object.keys(files).length} files, ${stale.length} of them anew`);
}
