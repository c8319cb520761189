import { kebab, pascal } from '../../packages/bundle/src/print/names';
import type { ElementSpec } from '../../packages/core/src/element/contract';

export type Written = Readonly<Record<string, string | number | boolean>>;

/** How an element is written, in one of five ways. */
export interface Usage {
  name: 'Shortcode' | 'Block' | 'HTML' | 'React' | 'PHP';
  language: 'text' | 'html' | 'tsx' | 'php';
  code: string;
}

interface Shown {
  /** Attributes by camelCase name, for tags and components. */
  attributes?: Written | undefined;
  /** For shortcode, block and PHP, where it differs. */
  inWordPress?: Written | undefined;
  /** The content of the element. */
  content?: string | undefined;
}

type Spec = Pick<ElementSpec, 'tag' | 'shortcodes' | 'block' | 'holdsContent'>;

/** The ways to write an element. An element that authors do not place has neither shortcode nor block. */
export function usagesOf(spec: Spec, shown: Shown = {}): Usage[] {
  const { attributes = {}, content = '' } = shown;
  const inWordPress = shown.inWordPress ?? attributes;
  const [shortcode] = spec.shortcodes;
  const usages: Usage[] = [];
  if (shortcode)
    usages.push({
      name: 'Shortcode',
      language: 'text',
      code: asShortcode(shortcode, spec, inWordPress, content),
    });
  if (spec.block) usages.push({ name: 'Block', language: 'html', code: asBlock(spec, inWordPress, content) });
  usages.push(
    { name: 'HTML', language: 'html', code: asTag(spec.tag, attributes, content) },
    { name: 'React', language: 'tsx', code: asComponent(spec.tag, attributes, content) },
    { name: 'PHP', language: 'php', code: asPhp(spec, inWordPress, content) },
  );
  return usages;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

function asShortcode(
  shortcode: string,
  { holdsContent }: Spec,
  attributes: Written,
  content: string,
): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${kebab(name).replaceAll('-', '_')}="${String(value).replaceAll('"', '&quot;')}"`,
  );
  const opening = `[${shortcode}${written.join('')}]`;
  return holdsContent ? `${opening}\n${content}\n[/${shortcode}]` : opening;
}

/** Double dashes would end the comment that a block is. */
function asBlock({ tag, holdsContent }: Spec, attributes: Written, content: string): string {
  const hasAny = Object.keys(attributes).length > 0;
  const json = hasAny ? ` ${JSON.stringify(attributes).replaceAll('--', '\\u002d\\u002d')}` : '';
  if (!holdsContent) return `<!-- wp:onda/${tag}${json} /-->`;
  return `<!-- wp:onda/${tag}${json} -->\n<!-- wp:html -->\n${content}\n<!-- /wp:html -->\n<!-- /wp:onda/${tag} -->`;
}

function asTag(tag: string, attributes: Written, content: string): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${kebab(name)}="${String(value).replaceAll('"', '&quot;')}"`,
  );
  const opening = openingOf(tag, written, '>');
  return content ? `${opening}\n${indented(content)}\n</${tag}>` : `${opening}</${tag}>`;
}

function asComponent(tag: string, attributes: Written, content: string): string {
  const name = pascal(tag);
  const props = Object.entries(attributes).map(([prop, value]) => {
    const isPlain = typeof value === 'string' && !/["\\]/.test(value);
    return isPlain ? `${prop}="${value}"` : `${prop}={${JSON.stringify(value)}}`;
  });
  const head = `import { ${name} } from '@onda/react';\n\n`;
  if (!content) return `${head}${openingOf(name, props, ' />')}`;
  return `${head}${openingOf(name, props, '>')}\n${indented(asJsx(content))}\n</${name}>`;
}

/** JSX names a few attributes otherwise, and closes elements without an end tag. */
const asJsx = (html: string) =>
  html
    .replace(/<(img|input|br)\b([^>]*?)\s*\/?>/g, '<$1$2 />')
    .replace(/\bclass=/g, 'className=')
    .replace(/\bfor=/g, 'htmlFor=')
    .replace(/\bdatetime=/g, 'dateTime=')
    .replace(/\bautocomplete=/g, 'autoComplete=');

/** A short tag is one line. */
function openingOf(name: string, written: string[], end: string): string {
  const line = `<${[name, ...written].join(' ')}${end}`;
  return line.length <= 76 ? line : `<${name}\n${written.map((part) => `  ${part}\n`).join('')}${end.trim()}`;
}

function asPhp({ tag, shortcodes, holdsContent }: Spec, attributes: Written, content: string): string {
  const list = Object.entries(attributes).map(([name, value]) => `'${kebab(name)}' => ${asPhpValue(value)}`);
  const line = list.length > 0 ? `, [${list.join(', ')}]` : '';
  const rows = list.map((row) => `    ${row},\n`).join('');
  const given = line.length <= 60 ? line : `, [\n${rows}]`;
  const [shortcode] = shortcodes;
  if (holdsContent && shortcode)
    return `<?php echo do_shortcode('[${shortcode}]' . $html . '[/${shortcode}]'); ?>`;
  return content && !shortcode
    ? `<?php onda_enqueue('${tag}'); ?>\n${asTag(tag, attributes, content)}`
    : `<?php echo onda_element('${tag}'${given}); ?>`;
}

const asPhpValue = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value);
