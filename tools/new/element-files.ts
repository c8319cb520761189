import type { ElementNames } from './element-names';
import { testFile } from './test-file';

/** File below the repository → its text: all that stands in the element's own folder, and its script. */
export function elementFiles(names: ElementNames): Record<string, string> {
  const { tag, feature, folder, isNewPackage } = names;
  return {
    ...(isNewPackage ? { [`packages/${feature}/package.json`]: manifest(names) } : {}),
    [`${folder}/contract.ts`]: contract(names),
    [`${folder}/messages.ts`]: messages(names),
    [`${folder}/block-fields.ts`]: blockFields(names),
    [`${folder}/Markup.tsx`]: markup(names),
    [`${folder}/bare-tag.ts`]: bareTag(names),
    [`${folder}/shell.ts`]: shell(names),
    [`${folder}/element.ts`]: element(names),
    [`${folder}/${tag}.test.ts`]: testFile(names),
    ...(isNewPackage ? { [`${folder}/feature.ts`]: featureFile(names) } : {}),
    [`packages/${feature}/src/entries/${tag}.ts`]: entry(names),
  };
}

const manifest = ({ feature }: ElementNames) => `{
  "name": "@onda/${feature}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "exports": {
    "./*": "./src/*.ts"
  },
  "dependencies": {
    "@onda/core": "workspace:*"
  }
}
`;

const contract = ({
  tag,
  feature,
  camel,
  title,
}: ElementNames) => `import type { ElementSpec } from '@onda/core/element/contract';

export const ${camel} = {
  tag: '${tag}',
  feature: '${feature}',
  chunk: '${tag}',
  title: '${title}',
  description: 'Shows a text.',
  root: 'light',
  attributes: {
    text: { type: 'string', default: '', description: 'The text that it shows.' },
  },
  events: {},
  actions: [],
  shortcodes: ['${tag.replaceAll('-', '_')}'],
  block: { icon: 'star-empty', keywords: ['${tag.split('-').join("', '")}'] },
  parts: {
    label: 'The word before the text.',
    text: 'The text.',
  },
  properties: {},
} as const satisfies ElementSpec;
`;

const messages = ({ camel }: ElementNames) => `/** The texts that PHP prints. */
export const ${camel}Messages = {
  es: {
    ${camel}Label: 'Texto:',
  },
  en: {
    ${camel}Label: 'Text:',
  },
} as const;
`;

const blockFields = ({
  tag,
  camel,
}: ElementNames) => `import { type BlockEditing, translatable } from '@onda/core/element/block-fields';

export const ${camel}Blocks: Record<string, BlockEditing> = {
  '${tag}': {
    category: 'onda-radio',
    preview: 'template',
    fields: {
      text: { label: translatable('Text'), group: 'basics', role: 'content' },
    },
  },
};
`;

const markup = ({ camel }: ElementNames) => `import { printed } from '@onda/core/element/printed';
import { ${camel} } from './contract';

export const markup = [
  printed({
    spec: ${camel},
    draw: (attributes, t) => (
      <>
        <b part="label">{t('${camel}Label')}</b> <span part="text">{attributes.text}</span>
      </>
    ),
  }),
];
`;

const bareTag = ({
  tag,
  feature,
  camel,
}: ElementNames) => `import type { Host } from '@onda/core/element/host';
import { renderTemplate } from '@onda/core/element/render-template';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import type { ${camel} } from './contract';
import { ${camel}Messages } from './messages';
import markup from './${tag}.html';

/** The HTML that PHP would have printed into a bare tag. */
export function printBareTag(host: Pick<Host<typeof ${camel}>, 'attributes' | 'lang'>): string {
  const t = translator<string>(${camel}Messages, host.lang, readConfig().messages${memberOf(feature)});
  return renderTemplate(markup, { values: host.attributes.getState(), styleOf: () => '', t });
}
`;

const memberOf = (name: string) => (name.includes('-') ? `['${name}']` : `.${name}`);

const shell = ({ camel, pascal }: ElementNames) => `import type { Host } from '@onda/core/element/host';
import type { ${camel} } from './contract';

type ${pascal}Host = Host<typeof ${camel}>;

/** Keeps the printed text equal to the attribute. */
export function setup${pascal}(host: ${pascal}Host): void {
  host.bind(host.attributes, 'text', ({ text }) => ({ text }));
  // The tag stays empty if it does not come, and nothing else is harmed.
  if (!host.element.querySelector('[part~="text"]')) printBare(host).catch(() => {});
}

/** A bare tag: the nodes that PHP would have printed. */
async function printBare(host: ${pascal}Host) {
  const { printBareTag } = await import('./bare-tag');
  if (!host.lifetime.isOver) host.element.innerHTML = printBareTag(host);
}
`;

const element = ({ camel, pascal }: ElementNames) => `import { define } from '@onda/core/element/define';
import { ${camel} } from './contract';
import { setup${pascal} } from './shell';

define(${camel}, { setup: setup${pascal} });
`;

const featureFile = ({
  feature,
  camel,
  title,
}: ElementNames) => `import type { Feature } from '@onda/core/element/feature';
import { ${camel}Blocks } from './block-fields';
import { ${camel} } from './contract';
import { ${camel}Messages } from './messages';

/** ${title}. */
export const ${camel}Feature: Feature = {
  name: '${feature}',
  blocks: ${camel}Blocks,
  elements: [${camel}],
  messages: ${camel}Messages,
};
`;

const entry = ({ tag, isNewPackage }: ElementNames) => `import '@onda/core/entries/base';
import '../${isNewPackage ? '' : `${tag}/`}element';
`;
