import type { ElementSpec } from '@onda/core/element/contract';
import type { Catalog } from '@onda/core/i18n/messages';
import { moduleOf } from '../element-files';
import { earlyMembers, loadRules } from '../load-rules';
import { HEAD } from './element-types';

const code = (value: unknown) => JSON.stringify(value, null, 2);

/** `packages/elements/src/generated/tags.ts`: what registers each tag, and when a page needs it. */
export function printTags(elements: readonly ElementSpec[], files: Record<string, string>): string {
  const rows = elements.map(({ tag, feature }) => {
    const file = files[tag];
    if (!file)
      throw new Error(
        `packages/${feature}/src: no element.ts registers <${tag}>: write one that imports its contract from './contract' and calls define(contract, { setup })`,
      );
    return `  '${tag}': () => import('${moduleOf(file)}'),\n`;
  });
  return `${HEAD}import type { EarlyMembers } from '@onda/core/loading/early-members';
import type { LoadRules } from '@onda/core/loading/load-when-needed';

/** Tag → its code. */
export const imports: Readonly<Record<string, () => Promise<unknown>>> = {
${rows.join('')}};

export const loadRules: LoadRules = ${code(loadRules(elements))};

export const earlyMembers: EarlyMembers = ${code(earlyMembers(elements))};
`;
}

const WORD = /\{\{t ([\w-]+)\}\}/g;

/** `packages/elements/src/generated/templates.ts`: templates, their texts, and the attributes that they show. */
export function printTemplateData(
  elements: readonly ElementSpec[],
  templates: Record<string, string>,
  messages: Record<string, Catalog>,
): string {
  const printed = elements.filter(({ tag }) => templates[tag] !== undefined);
  const data = Object.fromEntries(printed.map((spec) => [spec.tag, dataOf(spec, templates[spec.tag] ?? '')]));
  const texts = Object.fromEntries(
    [...new Set(printed.map(({ feature }) => feature))].map((feature) => {
      const of = printed.filter((spec) => spec.feature === feature).map(({ tag }) => templates[tag] ?? '');
      return [feature, wordsIn(of.join(''), messages[feature])];
    }),
  );
  return `${HEAD}import type { TemplateData } from '../template-data';

export const templates: Readonly<Record<string, TemplateData>> = ${code(data)};

/** Feature → language → key → text. */
export const texts: Readonly<Record<string, Record<'es' | 'en', Record<string, string>>>> = ${code(texts)};
`;
}

/** The shape is that of `template-data.ts` in the package. */
function dataOf({ feature, root, attributes, lateAttributes }: ElementSpec, template: string) {
  const shown = Object.entries({ ...attributes, ...lateAttributes }).filter(
    ([name]) => name === 'for' || new RegExp(`\\{\\{(\\w+ )?${name}( [\\w-]+)?\\}\\}`).test(template),
  );
  return {
    feature,
    root,
    template,
    attributes: Object.fromEntries(
      shown.map(([name, attribute]) => [name, { ...attribute, description: undefined, step: undefined }]),
    ),
  };
}

function wordsIn(template: string, catalog: Catalog | undefined) {
  const keys = [...new Set(Array.from(template.matchAll(WORD), ([, key = '']) => key))];
  const words = (language: 'es' | 'en') =>
    Object.fromEntries(keys.map((key) => [key, catalog?.[language][key] ?? '']));
  return { es: words('es'), en: words('en') };
}

/** `packages/elements/src/generated/sheets.ts`: the style sheets that no page links to by itself, as text. */
export function printSheets(names: readonly string[], styles: Record<string, string>): string {
  const variable = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = names.map(
    (name) => `import ${variable(name)} from '${styles[name]?.replace(/^packages/, '../../..')}';\n`,
  );
  return `${HEAD}${lines.join('')}
/** Name → text. */
export const sheets: Readonly<Record<string, string>> = {
${names.map((name) => `  '${name}': ${variable(name)},\n`).join('')}};
`;
}
