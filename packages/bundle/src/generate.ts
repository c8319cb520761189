import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Printed } from '@onda/core/element/printed';
import { SHARE_NETWORKS } from '@onda/core/http/share-networks';
import { FEED_KINDS } from '@onda/feeds/generated/kinds';
import { PROVIDERS as MORE } from '@onda/feeds/generated/more-providers';
import { PROVIDERS } from '@onda/feeds/generated/providers';
import { elementFiles } from './element-files';
import { problemsInPackages } from './package-problems';
import { printBlockMetadata } from './print/block-metadata';
import { printBlockTable } from './print/block-table';
import { printBotAgents } from './print/bot-agents';
import { printDocs } from './print/docs';
import { printEditorBlocks } from './print/editor-blocks';
import { printVsCodeData } from './print/editor-data';
import { printElementTypes, printEventTypes } from './print/element-types';
import { printFaceTable } from './print/face-table';
import { problemsInFields } from './print/field-problems';
import { frameworks, printFrameworkTypes } from './print/framework-types';
import { printHoles } from './print/holes';
import { printLetters } from './print/letters';
import { printCustomElements, printWebTypes } from './print/manifest';
import { printTemplate } from './print/markup';
import { printSheets, printTags, printTemplateData } from './print/package-data';
import { printFaces } from './print/templates/faces';
import {
  isFilledByScripts,
  printTemplates,
  TEMPLATES,
  type TemplateComponent,
} from './print/templates/templates';
import { catalogsIn, type FoundCatalog, printVisitorTexts } from './print/visitor-texts';
import { printBlockVariations, printWidgetFields } from './print/widget-fields';
import { printRouteDocs, printWireDocs } from './print/wire/docs';
import { printWirePhp } from './print/wire/php';
import { problemsInWires } from './print/wire/problems';
import { printWireTypes } from './print/wire/typescript';
import {
  printBlockWords,
  printElements,
  printElementWords,
  printFeedKinds,
  printMessages,
  printShareNetworks,
  printTemplatesByTag,
} from './print/wordpress';
import { phpSources, readModules, sourceTexts } from './read-modules';
import { blocks, elements as contracts, messages, styles, wires } from './registry';
import { sourceHolding } from './source-holding';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** To a page author an attribute that a lazy part reads is one like the others. */
const elements = contracts.map((spec) => ({
  ...spec,
  attributes: { ...spec.attributes, ...spec.lateAttributes },
}));

/** The markup that each `Markup.tsx` of the features declares. */
async function readMarkup(): Promise<readonly Printed[]> {
  const modules = await readModules(/^[\w-]+\/src\/(.+\/)?Markup\.tsx$/);
  return modules.flatMap(([file, { markup }]) => {
    if (Array.isArray(markup)) return markup as Printed[];
    throw new Error(`packages/${file}: write export const markup = [printed({ spec, draw })]`);
  });
}

/** The templates by their file: a module for scripts of each `Templates.tsx`, and one file of those that PHP names. */
async function readTemplates(): Promise<Record<string, string>> {
  const modules = await readModules(TEMPLATES);
  const printed = modules
    .filter(([file]) => isFilledByScripts(file))
    .map(([file, components]) => [
      `packages/${dirname(file)}/generated/${fileNameOf(basename(file, '.tsx'))}.ts`,
      printTemplates(`packages/${file}`, components as Record<string, TemplateComponent>),
    ]);
  return {
    ...Object.fromEntries(printed),
    'wordpress-plugin/generated/faces.php': printFaces(modules, phpSources()),
  };
}

/** `ReplyTemplates` → `reply-templates`. */
const fileNameOf = (component: string) => component.replace(/(?<=\w)(?=[A-Z])/g, '-').toLowerCase();

/** The holes of each element whose printed nodes plain code keeps, beside its template. */
const holeFiles = (printed: readonly Printed[]) =>
  Object.fromEntries(
    printed
      .filter(({ rest }) => rest)
      .map((markup) => [
        `${dirname(templateFile(markup))}/generated/${markup.spec.tag}-holes.ts`,
        printHoles(markup),
      ]),
  );

/** The files of each `wire.ts`; the types and the page of docs/protocol describe its actions. */
const wireFiles = () =>
  Object.fromEntries(
    wires.flatMap((wire) => {
      const page = `docs/protocol/${wire.feature}.md`;
      const php = [`wordpress-plugin/generated/wires/${wire.feature}.php`, printWirePhp(wire)];
      if (!Object.values(wire.requests).some(({ action }) => action)) return [php];
      return [
        php,
        [`packages/${wire.feature}/src/generated/wire.ts`, printWireTypes(wire)],
        [page, printWireDocs(readFileSync(join(root, page), 'utf8'), wire)],
      ];
    }),
  );

/** The texts of visitors in all packages, also of those that no server prints. */
async function readCatalogs(): Promise<FoundCatalog[]> {
  const modules = await readModules(/^[\w-]+\/src\/(.+\/)?([\w-]+-)?messages\.ts$/);
  return modules.flatMap(([file, module]) => catalogsIn(file, module));
}

/** The template's file: in the feature's folder, or in the element's own. */
function templateFile({ spec: { feature, tag } }: Pick<Printed, 'spec'>): string {
  const source = `packages/${feature}/src`;
  return `${source}/${existsSync(join(root, source, tag)) ? `${tag}/` : ''}${tag}.html`;
}

const tagFiles = await elementFiles(join(root, 'packages'));
const printedMarkup = await readMarkup();
const templates = printedMarkup.map((template) => ({ spec: template.spec, html: printTemplate(template) }));
const printedByTag = Object.fromEntries(
  elements.flatMap(({ tag }) => {
    const template = templates.find(({ spec }) => spec.tag === tag);
    return template ? [[tag, template.html]] : [];
  }),
);

/** The style sheets that a script links to; a page links to the others itself. */
const SCRIPTED_SHEETS = Object.keys(styles).filter(
  (name) => name === 'most-viewed' || /^(player|now-playing|inspector)\b/.test(name),
);

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { version } = readJson('package.json');

const problems = [
  ...problemsInWires(wires),
  ...problemsInFields(elements, blocks, ({ feature }, text) => sourceHolding(root, feature, text)),
  ...problemsInPackages(Object.keys(messages), {
    'packages/elements/package.json': ['devDependencies', readJson('packages/elements/package.json')],
  }),
];
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

/** Everything that is printed from the contracts, by file. */
const files: Record<string, string> = {
  'wordpress-plugin/generated/elements.php': printElements(elements),
  'wordpress-plugin/generated/element-words.php': printElementWords(elements),
  'wordpress-plugin/src/Core/Settings/FeedKinds.php': printFeedKinds(FEED_KINDS, [...PROVIDERS, ...MORE]),
  'wordpress-plugin/src/Features/Search/Index/Text/IndexLetters.php': printLetters(),
  'wordpress-plugin/src/Features/Views/BotAgents.php': printBotAgents(),
  'wordpress-plugin/src/Features/Theme/ShareNetworks.php': printShareNetworks(SHARE_NETWORKS),
  'wordpress-plugin/generated/messages.php': printMessages(messages),
  'wordpress-plugin/generated/visitor-texts.js': printVisitorTexts(await readCatalogs()),
  'wordpress-plugin/generated/templates.php': printTemplatesByTag(printedByTag),
  'custom-elements.json': printCustomElements(contracts, printedMarkup),
  'docs/vscode.html-custom-data.json': printVsCodeData(elements),
  'wordpress-plugin/generated/block-words.php': printBlockWords(elements),
  'wordpress-plugin/generated/block-variations.php': printBlockVariations(elements, blocks),
  'wordpress-plugin/generated/widget-fields.php': printWidgetFields(elements, blocks),
  'docs/elements.md': printDocs(elements),
  'docs/web-types.json': printWebTypes(contracts, version),
  'packages/elements/src/generated/tags.ts': printTags(contracts, tagFiles),
  'packages/elements/src/generated/templates.ts': printTemplateData(contracts, printedByTag, messages),
  'packages/elements/src/generated/sheets.ts': printSheets(SCRIPTED_SHEETS, styles),
  'packages/elements/types/elements.d.ts': printElementTypes(contracts),
  'packages/elements/types/events.d.ts': printEventTypes(contracts),
  ...Object.fromEntries(
    Object.entries(frameworks(contracts)).map(([name, framework]) => [
      `packages/elements/types/${name}.d.ts`,
      printFrameworkTypes(contracts, framework),
    ]),
  ),

  'docs/decisions/react.md': printFaceTable(readFileSync(join(root, 'docs/decisions/react.md'), 'utf8'), {
    elementFiles: tagFiles,
    printed: new Map(printedMarkup.map(({ spec, rest = {} }) => [spec.tag, Object.keys(rest)])),
    sources: sourceTexts(),
  }),
  'docs/developers/rest.md': printRouteDocs(
    readFileSync(join(root, 'docs/developers/rest.md'), 'utf8'),
    wires,
  ),
  'docs/blocks.md': printBlockTable(readFileSync(join(root, 'docs/blocks.md'), 'utf8'), elements, blocks),
  'packages/block-editor/src/generated/editor-blocks.ts': printEditorBlocks(elements, blocks),
  ...printBlockMetadata(elements, blocks, 'wordpress-plugin/generated/blocks'),
  ...(await readTemplates()),
  ...holeFiles(printedMarkup),
  ...wireFiles(),
  ...Object.fromEntries(templates.map(({ spec, html }) => [templateFile({ spec }), `${html}\n`])),
};

const stale = Object.entries(files).filter(([file, text]) => {
  const path = join(root, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});

if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run pnpm generate`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  console.log(`generated ${Object.keys(files).length} files, ${stale.length} of them anew`);
}
