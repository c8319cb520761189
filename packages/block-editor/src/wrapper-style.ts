import type { Attributes } from './editor-block';

const PRESET = /^var:preset\|([a-z-]+)\|([a-z0-9-]+)$/i;

/** The colors and corners of the block as `--onda-*`, as `BlockWrapper` prints them. */
export function wrapperStyle(attributes: Attributes, properties: readonly string[]): Record<string, string> {
  const values = valuesOf(attributes);
  return Object.fromEntries(
    properties.flatMap((name) => {
      const value = values[name];
      const isSet = typeof value === 'string' && value !== '';
      return isSet ? [[`--onda-${name}`, value.replace(PRESET, 'var(--wp--preset--$1--$2)')]] : [];
    }),
  );
}

function valuesOf({ style, textColor, backgroundColor }: Attributes): Record<string, unknown> {
  const radius = at(style, 'border', 'radius');
  return {
    text: preset(textColor) ?? at(style, 'color', 'text'),
    surface: preset(backgroundColor) ?? at(style, 'color', 'background'),
    accent: at(style, 'elements', 'button', 'color', 'background'),
    radius: typeof radius === 'object' ? at(radius, 'topLeft') : radius,
  };
}

const preset = (slug: unknown) => (typeof slug === 'string' ? `var:preset|color|${slug}` : undefined);

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  );
