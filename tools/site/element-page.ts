import { COMMON_EVENTS, detailOf } from '../../packages/bundle/src/print/event-details';
import { isOwnProperty, kebab, pascal, typeOf } from '../../packages/bundle/src/print/names';
import type { AttributeSpec, ElementSpec } from '../../packages/core/src/element/contract';
import type { Example } from './examples/example';
import { type Usage, usagesOf } from './usage';

const PROTOCOL: Record<string, string> = {
  player: 'player',
  'now-playing': 'player',
  favorites: 'favorites',
  votes: 'votes',
  views: 'requests',
  'voice-search': 'voice-search',
  'live-search': 'live-search',
  newsletter: 'newsletter',
  theme: 'theme',
  inspector: 'inspector',
};

/** `elements/<tag>.md`: all that the contract says, with a live example and the ways to write it. */
export function elementPage(spec: ElementSpec, example: Example, hasSlot: boolean): string {
  return `---
title: ${spec.tag}
description: ${JSON.stringify(spec.description)}
---

# \`<${spec.tag}>\`

<p class="lead">${inHtml(spec.description)}</p>

${liveExample(spec, example)}
${sectionOfUse(spec, example)}
${[
  sectionOf('Attributes', attributeTable(spec), NOTE_OF_ATTRIBUTES),
  sectionOf('Properties', propertyTable(spec), NOTE_OF_PROPERTIES),
  sectionOf(
    'Events',
    eventTable(spec),
    'They bubble, but for `onda-ready` of elements that the theme styles.',
  ),
  hasSlot ? '## Slots\n\n| slot | |\n|---|---|\n| (default) | The content of the element. |\n' : '',
  sectionOf('Parts', namesTable('part', spec.parts), partsNote(spec)),
  sectionOf('Custom properties', namesTable('property', spec.properties), PLAYGROUND),
  STATES,
  `## Methods\n\nAn element has no methods of its own. ${methodsNote(spec)}\n`,
  actionsSection(spec),
]
  .filter(Boolean)
  .join('\n')}`;
}

const NOTE_OF_ATTRIBUTES =
  'In kebab-case, camelCase or lower case. A missing, malformed or out-of-range value is the default.';
const NOTE_OF_PROPERTIES = 'The same names as properties of the node. They follow the attributes.';
const PLAYGROUND = 'Try them in the [playground](/playground).';
const STATES = `## States

| attribute | |
|---|---|
| \`data-ready\` | The code of the element runs. |
| \`data-failed\` | It failed; the printed HTML stays usable. |
`;

function liveExample({ tag, title }: ElementSpec, { hint = '', height = 0, isPage }: Example): string {
  const size = height ? ` :height="${height}"` : '';
  return `<LiveExample tag="${tag}" title="${inHtml(title)}"${size}${isPage ? ' is-page' : ''} hint="${inHtml(hint)}" />\n`;
}

function sectionOfUse(spec: ElementSpec, { attributes, inWordPress, content }: Example): string {
  const usages = usagesOf(spec, { attributes, inWordPress, content });
  const [, ...others] = spec.shortcodes;
  const more = others.map((name) => `\`[${name}]\``).join(', ');
  const note = more
    ? `\nAlso ${more}, while the plugin that brought ${others.length > 1 ? 'them' : 'it'} is away.\n`
    : '';
  return `## Write it\n\n::: code-group\n${usages.map(fence).join('\n')}\n:::\n${note}${noteOfPlace(spec)}`;
}

const fence = ({ name, language, code }: Usage) => `\`\`\`${language} [${name}]\n${code}\n\`\`\`\n`;

function noteOfPlace({ block, tag }: ElementSpec): string {
  if (block) return `\nIn the block editor: type \`/${tag.split('-')[0]}\`.\n`;
  return '\nIt is no block: a template, a preset of Onda → Theme, or the plugin itself places it.\n';
}

const sectionOf = (title: string, table: string, note: string) =>
  table ? `## ${title}\n\n${note}\n\n${table}` : '';

const allAttributes = (spec: ElementSpec): [string, AttributeSpec][] =>
  Object.entries({ ...spec.attributes, ...spec.lateAttributes });

function attributeTable(spec: ElementSpec): string {
  const rows = allAttributes(spec).map(
    ([name, attribute]) =>
      `| \`${kebab(name)}\` | ${valuesOf(attribute)} | ${defaultOf(attribute)} | ${inCell(attribute.description)} |\n`,
  );
  return rows.length > 0 ? `| attribute | values | default | |\n|---|---|---|---|\n${rows.join('')}` : '';
}

function propertyTable(spec: ElementSpec): string {
  const rows = Object.entries(spec.attributes)
    .filter(([name]) => isOwnProperty(name))
    .map(([name, attribute]) => `| \`${name}\` | \`${inCode(typeOf(attribute))}\` |\n`);
  return rows.length > 0 ? `| property | type |\n|---|---|\n${rows.join('')}` : '';
}

function eventTable({ events }: ElementSpec): string {
  const texts = { ...COMMON_EVENTS, ...events };
  const names = new Set([...Object.keys(events), ...Object.keys(COMMON_EVENTS)]);
  const rows = [...names].map((name) => {
    const text = inCell(withoutDetail(texts[name] ?? ''));
    return `| \`onda-${name}\` | \`${inCode(detailOf(name).detail)}\` | ${text} |\n`;
  });
  return `| event | \`detail\` | |\n|---|---|---|\n${rows.join('')}`;
}

const DETAIL = '[;,]? ?detail \\{[^}]*\\}';

/** The description names the fields of the detail in words; the table has its type. */
export const withoutDetail = (text: string) =>
  text.replace(new RegExp(`${DETAIL},`), ';').replace(new RegExp(`${DETAIL}\\.?`), '.');

function namesTable(head: string, names: Record<string, string>): string {
  const rows = Object.entries(names).map(([name, text]) => `| \`${name}\` | ${inCell(text)} |\n`);
  return rows.length > 0 ? `| ${head} | |\n|---|---|\n${rows.join('')}` : '';
}

const partsNote = ({ tag, root }: ElementSpec) =>
  root === 'shadow'
    ? `The element has a shadow root: \`${tag}::part(name)\`.`
    : `The element has no shadow root: \`${tag} [part="name"]\`.`;

const methodsNote = ({ feature, tag }: ElementSpec) =>
  feature === 'player'
    ? 'To play from code, use `usePlayer()` of `@onda/react`, or `@onda/elements/headless/player`.'
    : `Press its controls, or set its attributes; \`<${pascal(tag)}>\` of \`@onda/react\` takes them as props.`;

function actionsSection({ actions, feature }: ElementSpec): string {
  if (actions.length === 0) return '## Requests\n\nIt asks no server.\n';
  const names = actions.map((action) => `\`${action}\``).join(', ');
  const page = PROTOCOL[feature];
  return `## Requests\n\nIt asks \`admin-ajax.php\` for ${names}.${page ? ` The wire: [protocol](/protocol/${page}).` : ''}\n`;
}

function valuesOf(attribute: AttributeSpec): string {
  if (attribute.type === 'enum') return attribute.values.map((value) => `\`${value}\``).join(' ');
  if (attribute.type !== 'number') return attribute.type === 'url' ? 'address' : attribute.type;
  const { min, max } = attribute;
  if (min === undefined) return max === undefined ? 'number' : `number up to ${max}`;
  return max === undefined ? `number from ${min}` : `number, ${min} to ${max}`;
}

const defaultOf = ({ default: value }: AttributeSpec) =>
  value === '' ? '' : `\`${inCode(typeof value === 'string' ? value : JSON.stringify(value))}\``;

const inCode = (text: string) => text.replaceAll('|', '\\|');
const inHtml = (text: string) => text.replace(/[&<>"{]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Markdown stays; tags outside of code are text. */
const inCell = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((piece) => (piece.startsWith('`') ? inCode(piece) : inHtml(piece).replaceAll('|', '\\|')))
    .join('');
