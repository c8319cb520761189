import type { ElementNames } from './element-names';

/** Adds the element to the text of a list, once. */
type Edit = (text: string, names: ElementNames) => string;

/** Edits by file, below the repository. */
export type Edits = Readonly<Record<string, Edit>>;

/**
 * The lists in which an element stands.
 *
 * @param neighbor The tag beside which it stands on the pages of the documentation.
 * @param examples The file with the neighbor's example.
 */
export function listEdits(names: ElementNames, neighbor: string, examples: string): Edits {
  const own = names.isNewPackage ? NEW_PACKAGE : existingPackage(names.feature);
  return {
    ...own,
    'packages/block-editor/src/icons.ts': (text, { tag }) =>
      insert(text, '};\n\nexport const iconOf', `  '${tag}': 'M5 5h14v14H5z',\n`),
    'wordpress-plugin/languages/onda-es_ES-onda-block-editor.json': addSpanish,
    'tools/site/topics.ts': (text, { tag }) => insert(text, `'${neighbor}'`, `'${tag}', `),
    [examples]: (text, { tag }) =>
      insert(text, `  '${neighbor}': {`, `  '${tag}': { attributes: { text: 'On the hour' } },\n`),
  };
}

const NEW_PACKAGE: Edits = {
  'packages/bundle/package.json': (text, { feature }) => addDependency(text, 'dependencies', feature),
  'packages/elements/package.json': (text, { feature }) => addDependency(text, 'devDependencies', feature),
  'packages/bundle/src/registry.ts': (text, { camel, feature }) =>
    insert(
      insert(text, '\n/** All features.', `import { ${camel}Feature } from '@onda/${feature}/feature';\n`),
      '];\n\nexport const elements',
      `  ${camel}Feature,\n`,
    ),
  'tools/mutate/mutated.ts': (text, { feature }) =>
    insert(text, '} as const;\n\nexport type Package', `  '${feature}': 'shell',\n`),
};

const existingPackage = (feature: string): Edits => ({
  [`packages/${feature}/src/feature.ts`]: addToFeature,
});

function addToFeature(text: string, { tag, camel }: ElementNames): string {
  if (text.includes(`'./${tag}/contract'`)) return text;
  const imports = [
    `import { ${camel}Blocks } from './${tag}/block-fields';\n`,
    `import { ${camel} } from './${tag}/contract';\n`,
    `import { ${camel}Messages } from './${tag}/messages';\n`,
    text.includes('i18n/joined') ? '' : "import { joined } from '@onda/core/i18n/joined';\n",
  ];
  return insert(text, '\n/**', imports.join(''))
    .replace(/\n {2}elements: \[([^\]]*?),?\s*\]/, `\n  elements: [$1, ${camel}]`)
    .replace(
      /\n {2}messages: (?:joined\(([^)]*?),?\s*\)|(\w+))/,
      `\n  messages: joined($1$2, ${camel}Messages)`,
    )
    .replace(/\n {2}blocks: (?:\{([^}]*?),?\s*\}|(\w+))|(?=\n {2}elements:)/, (_, several, one) => {
      const others = several ?? (one ? ` ...${one}` : undefined);
      return others ? `\n  blocks: {${others}, ...${camel}Blocks }` : `\n  blocks: ${camel}Blocks,`;
    });
}

function addDependency(text: string, kind: string, feature: string): string {
  const manifest = JSON.parse(text);
  const all = { [`@onda/${feature}`]: 'workspace:*', ...manifest[kind] };
  manifest[kind] = Object.fromEntries(
    Object.keys(all)
      .sort()
      .map((key) => [key, all[key]]),
  );
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The label of the one attribute. The catalog has its Spanish, and the block editor did not use it. */
function addSpanish(text: string): string {
  const catalog = JSON.parse(text);
  const texts = { Text: ['Texto'], ...catalog.locale_data.onda };
  const keys = Object.keys(texts).sort();
  catalog.locale_data.onda = Object.fromEntries(keys.map((key) => [key, texts[key]]));
  return `${JSON.stringify(catalog, null, 2)}\n`;
}

/** Throws where the list has no such mark: it was changed, and its line of the recipe is written by hand. */
function insert(text: string, mark: string, line: string): string {
  if (text.includes(line.trim())) return text;
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`there is no ${JSON.stringify(mark)} before which to write ${line.trim()}`);
  return `${text.slice(0, at)}${line}${text.slice(at)}`;
}
