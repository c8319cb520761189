import { createHash } from 'node:crypto';

/** The scripts of WordPress 6.5 that the editor may ask for. WordPress prints no script that lacks one. */
const HANDLES = [
  'wp-api-fetch',
  'wp-block-editor',
  'wp-blocks',
  'wp-components',
  'wp-element',
  'wp-i18n',
  'wp-shortcode',
];

/** React's own elements are made by WordPress's React alone: a second one breaks the editor at its next version. */
const OWN_REACT = /react\.(transitional\.)?element|jsx-runtime/;

/** A module of constants, by the names that the types declare: shorter than a wrapper around the variable. */
export function moduleOf(path: string, types: string): string {
  const variable = path
    .replace('@wordpress/', '')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const start = types.indexOf(`declare module '${path}' {`);
  const declared = start < 0 ? '' : types.slice(start, types.indexOf('\n}', start));
  const names = [...declared.matchAll(/^ {2}export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const constants = names.map((name) => `export const ${name} = wp.${name};`);
  const usual = declared.includes('export default') ? ['export default wp;'] : [];
  return [`const wp = window.wp.${variable};`, ...constants, ...usual].join('\n');
}

/** The file that `Blocks` reads. Throws for a script that WordPress 6.5 lacks, and for a React of our own. */
export function assetFile(handles: readonly string[], code: string): string {
  const unknown = handles.filter((handle) => !HANDLES.includes(handle));
  if (unknown.length > 0) throw new Error(`the block editor of WordPress 6.5 has no ${unknown.join(', ')}`);
  if (OWN_REACT.test(code)) throw new Error('the script of the block editor holds a React of its own');
  const version = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const list = handles.map((handle) => `'${handle}'`).join(', ');
  return `<?php\n\ndefined('ABSPATH') || exit;\n\nreturn ['dependencies' => [${list}], 'version' => '${version}'];\n`;
}
