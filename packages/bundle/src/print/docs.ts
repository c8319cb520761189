import { spellings } from '@onda/core/element/attributes';
import type { AttributeSpec, ElementSpec } from '@onda/core/element/contract';

/** `docs/elements.md`: every element as a page author needs it. */
export function printDocs(elements: readonly ElementSpec[]): string {
  return `# Elements

Printed by \`pnpm generate\` from the contracts. Attributes are accepted as \`initial-volume\`, \`initial_volume\` and
\`initialVolume\`; a missing, malformed or out-of-range value is the default. Each is a property, too:
\`element.initialVolume = 0.5\` counts before the attribute and leaves it as it is. Favorite buttons, counts, clear buttons
and behaviors of themes write the attribute instead, and their \`onda-ready\` does not bubble.
${elements.map(printElement).join('')}`;
}

function printElement(spec: ElementSpec): string {
  const attributes = Object.entries(spec.attributes).map(
    ([name, attribute]) =>
      `| \`${spellings(name)[0]}\` | ${describeType(attribute)} | ${describeDefault(attribute)} | ${attribute.description} |\n`,
  );
  return `
## \`<${spec.tag}>\`

${spec.description} ${describeUse(spec)}

${attributes.length > 0 ? `| attribute | values | default | |\n|---|---|---|---|\n${attributes.join('')}` : ''}
${table(
  'member',
  Object.entries(spec.members ?? {}).map(([name, { type, description }]) => [
    name,
    `\`${type}\` ${description}`,
  ]),
)}
${table(
  'event',
  Object.entries(spec.events).map(([name, text]) => [`onda-${name}`, text]),
)}
${table('part', Object.entries(spec.parts))}
${table('property', Object.entries(spec.properties))}`;
}

function describeUse({ tag, shortcodes, block }: ElementSpec): string {
  const uses = [
    shortcodes.length > 0 && `Shortcode: ${shortcodes.map((name) => `\`[${name}]\``).join(', ')}.`,
    block && `Block: \`onda/${tag}\`.`,
  ].filter(Boolean);
  return uses.join(' ') || 'The plugin prints it; it is no block and no shortcode.';
}

function table(head: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return `| ${head} | |\n|---|---|\n${rows.map(([name, text]) => `| \`${name}\` | ${text} |\n`).join('')}`;
}

function describeType(attribute: AttributeSpec): string {
  if (attribute.type === 'enum') return attribute.values.map((value) => `\`${value}\``).join(' ');
  if (attribute.type !== 'number') return attribute.type;
  const range = [attribute.min ?? '', attribute.max ?? ''].join(' to ');
  return attribute.step ? `${range}, steps of ${attribute.step}` : range;
}

function describeDefault(attribute: AttributeSpec): string {
  return attribute.default === '' ? '' : `\`${JSON.stringify(attribute.default)}\``;
}
