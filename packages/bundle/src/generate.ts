import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Printed } from '@onda/core/element/printed';
import { SHARE_NETWORKS } from '@onda/core/http/share-networks';
import { FEED_KINDS } from '@onda/feeds/now-playing';
import { printDocs } from './print/docs';
import { printCustomElements, printJsxTypes, printVsCodeData } from './print/editor-data';
import { printShell } from './print/markup';
import {
  printElements,
  printFeedKinds,
  printMessages,
  printShareNetworks,
  printShells,
} from './print/wordpress';
import { elements as contracts, messages } from './registry';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** To a page author an attribute that a lazy part reads is one like the others. */
const elements = contracts.map((spec) => ({
  ...spec,
  attributes: { ...spec.attributes, ...spec.lateAttributes },
}));

/** The markup that each `Markup.tsx` of the features declares. */
async function readShells(): Promise<readonly Printed[]> {
  const isMarkup = (file: string) => /^[\w-]+\/src\/(.+\/)?Markup\.tsx$/.test(file.replaceAll('\\', '/'));
  const packages = join(root, 'packages');
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(isMarkup);
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(packages, file)).href)));
  return modules.flatMap(({ markup }) => markup);
}

/** Where the script finds the template: in the feature's folder, or in the element's own. */
function templateFile({ feature, tag }: Printed['spec']): string {
  const source = `packages/${feature}/src`;
  return `${source}/${existsSync(join(root, source, tag)) ? `${tag}/` : ''}${tag}.html`;
}

const shells = (await readShells()).map((shell) => ({ spec: shell.spec, html: printShell(shell) }));
const printedByTag = Object.fromEntries(
  elements.flatMap(({ tag }) => {
    const shell = shells.find(({ spec }) => spec.tag === tag);
    return shell ? [[tag, shell.html]] : [];
  }),
);

/** Everything that is printed from the contracts, by file. */
const files: Record<string, string> = {
  'wordpress-plugin/generated/elements.php': printElements(elements),
  'wordpress-plugin/src/Settings/FeedKinds.php': printFeedKinds(FEED_KINDS),
  'wordpress-plugin/src/Theme/ShareNetworks.php': printShareNetworks(SHARE_NETWORKS),
  'wordpress-plugin/generated/messages.php': printMessages(messages),
  'wordpress-plugin/generated/shells.php': printShells(printedByTag),
  'custom-elements.json': printCustomElements(elements),
  'docs/vscode.html-custom-data.json': printVsCodeData(elements),
  'docs/elements.md': printDocs(elements),
  'packages/bundle/types/jsx.d.ts': printJsxTypes(elements),
  ...Object.fromEntries(shells.map(({ spec, html }) => [templateFile(spec), `${html}\n`])),
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
