import { basename, dirname, relative } from 'node:path';
import { isFilledByScripts } from './templates/templates';

/** The source of the elements: which of its files make and keep nodes. */
export interface FaceFacts {
  /** Tag → the module that registers it, below `packages/`. */
  elementFiles: Readonly<Record<string, string>>;
  /** The tags whose markup a component prints, with the values that plain code keeps. */
  printed: ReadonlyMap<string, readonly string[]>;
  /** The text of each source file below `packages/`, tests left out. */
  sources: ReadonlyMap<string, string>;
}

/** The page between its two marks: a row for each module of elements. */
export function printFaceTable(text: string, facts: FaceFacts): string {
  const tagsOf = (module: string) =>
    Object.entries(facts.elementFiles).flatMap(([tag, file]) => (file === module ? [tag] : []));
  const modules = [...new Set(Object.values(facts.elementFiles))];
  const rows = modules.map((module) => row(dirname(module), tagsOf(module), ownFiles(module, facts), facts));
  const head = [
    '| element | printed from | PHP fills | plain code keeps | scripts add | React draws | where |',
    '|---|---|---|---|---|---|---|',
  ];
  return text.replace(
    /(<!-- faces -->\n\n)[\s\S]*?(\n\n<!-- \/faces -->)/,
    `$1${[...head, ...rows.sort()].join('\n')}$2`,
  );
}

function row(
  folder: string,
  tags: readonly string[],
  files: readonly string[],
  { printed, sources }: FaceFacts,
): string {
  const componentsOf = (file: string) => componentsIn(sources.get(file));
  const markup = tags.filter((tag) => printed.has(tag));
  const cells = [
    tags,
    markup.length > 0 ? [markupAt(folder, files, sources)] : [],
    files.filter((file) => isTemplates(file) && !isFilledByScripts(file)).flatMap(componentsOf),
    markup.flatMap((tag) => printed.get(tag) ?? []),
    files.filter((file) => isTemplates(file) && isFilledByScripts(file)).flatMap(componentsOf),
    files.flatMap((file) => rootsIn(sources.get(file))),
    files
      .filter((file) => DRAWS.test(sources.get(file) ?? '') || basename(file) === 'behavior.ts')
      .map(shortOf),
  ];
  return `| ${cells.map((cell) => [...new Set(cell)].map((name) => `\`${name}\``).join(', ')).join(' | ')} |`;

  function shortOf(file: string) {
    return file.slice(`${folder}/`.length);
  }
}

/** The module's own; else that of the room around it, which prints for the elements in it. */
function markupAt(folder: string, own: readonly string[], sources: FaceFacts['sources']): string {
  const isMarkup = (file: string) => basename(file) === 'Markup.tsx';
  const around = [...sources.keys()].filter((file) => folder.startsWith(`${dirname(file)}/`));
  return relative(folder, own.find(isMarkup) ?? around.find(isMarkup) ?? '');
}

/** A file that keeps holes, fills a template or mounts a component. */
const DRAWS =
  /from '[^']*(?:\/generated\/[\w-]*(?:holes|templates)|\.html)'|\b(?:hydratedView|mountedView|mountElement)\(/;

const isTemplates = (file: string) => file.endsWith('Templates.tsx');

const componentsIn = (text = '') =>
  [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);

/** The components that React draws in the page: `mountElement('x-view', Dialog, …`. */
const rootsIn = (text = '') =>
  [...text.matchAll(/\b(?:hydratedView|mountedView|mountElement)\(\s*[^,()]+,\s*([A-Z]\w+)/g)].map(
    ([, name = '']) => name,
  );

/** The files of the module's folder, but for the folders of other elements in it. */
function ownFiles(module: string, { elementFiles, sources }: FaceFacts): string[] {
  const folder = dirname(module);
  const others = Object.values(elementFiles).map((file) => dirname(file));
  const nested = others.filter((other) => other.startsWith(`${folder}/`));
  return [...sources.keys()].filter(
    (file) => file.startsWith(`${folder}/`) && !nested.some((other) => file.startsWith(`${other}/`)),
  );
}
