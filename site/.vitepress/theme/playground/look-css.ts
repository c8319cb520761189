import { COLOR_NAMES, type Look, PART_NAMES, PARTS, RADIUS, type Scheme } from './look';

const colorsOf = ({ colors }: Look, scheme: Scheme) =>
  COLOR_NAMES.map((name) => `--onda-${name}: ${colors[scheme][name]};`);

const rule = (selector: string, lines: readonly string[], indent = '') =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;

function partRules({ parts }: Look): string[] {
  return PART_NAMES.flatMap((name) => {
    const { selector, property, choices } = PARTS[name];
    const value = (choices as Record<string, string>)[parts[name] ?? ''];
    return value ? [rule(selector, [`${property}: ${value};`])] : [];
  });
}

/** The style sheet that a theme copies. Dark colors follow the visitor's system. */
export function themeCss(look: Look): string {
  const light = rule(':root', [...colorsOf(look, 'light'), `--onda-radius: ${look.radius}${RADIUS.unit};`]);
  const dark = `@media (prefers-color-scheme: dark) {\n${rule(':root', colorsOf(look, 'dark'), '  ')}}\n`;
  return [light, dark, ...partRules(look)].join('\n');
}

/** The style sheet of the frame, whose colors follow `data-theme`. */
export function frameCss(look: Look): string {
  const light = rule(':root', [...colorsOf(look, 'light'), `--onda-radius: ${look.radius}${RADIUS.unit};`]);
  const dark = rule(':root[data-theme="dark"]', colorsOf(look, 'dark'));
  return [light, dark, ...partRules(look)].join('\n');
}
