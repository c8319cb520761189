import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementNames } from './element-names';
import { type ExistingElements, existingElements } from './existing-elements';

/** Names with a hyphen that HTML keeps for SVG and MathML. */
const RESERVED = [
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-src',
  'font-face-uri',
  'font-face-format',
  'font-face-name',
  'missing-glyph',
];

/** Why an element of that name cannot be made here, in one sentence; empty where it can. */
export function refusal(root: string, names: ElementNames): string {
  return (
    refusalOfTag(names.tag, existingElements(root)) ||
    refusalOfPackage(root, names) ||
    refusalOfFolder(root, names)
  );
}

export function refusalOfTag(tag: string, { tags, chunks, shortcodes }: ExistingElements): string {
  if (/[A-Z]/.test(tag)) return `<${tag}> has capital letters: write ${tag.toLowerCase()}.`;
  if (!tag.includes('-')) return `<${tag}> has no hyphen, which the name of an element needs: studio-clock.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(tag))
    return `<${tag}> is not made of words of a–z and 0–9 with single hyphens between: studio-clock.`;
  if (RESERVED.includes(tag)) return `<${tag}> is a name that HTML keeps for itself: take another.`;
  const file = tags.get(tag);
  if (file) return `<${tag}> exists: ${file}.`;
  if (tags.has(tag.replace(/-view$/, '')))
    return `<${tag}> is the inner element of another: take a name without -view.`;
  if (chunks.has(tag)) return `A built script is called ${tag}: take another name.`;
  const shortcode = tag.replaceAll('-', '_');
  return shortcodes.has(shortcode) ? `An element has the shortcode [${shortcode}]: take another name.` : '';
}

function refusalOfPackage(root: string, { feature, isNewPackage }: ElementNames): string {
  if (isNewPackage) return '';
  if (feature === 'theme')
    return 'The elements of theme are behaviors: see "Add a theme behavior" in docs/contributing.md.';
  return existsSync(join(root, 'packages', feature, 'src/feature.ts'))
    ? ''
    : `There is no package of elements packages/${feature}: leave --in out for a package of its own.`;
}

function refusalOfFolder(root: string, { tag, feature, isNewPackage, folder }: ElementNames): string {
  const place = isNewPackage ? `packages/${feature}` : folder;
  // The links of pnpm stay behind when a branch is left.
  const held = existsSync(join(root, place))
    ? readdirSync(join(root, place)).filter((name) => name !== 'node_modules')
    : [];
  const entry = `packages/${feature}/src/entries/${tag}.ts`;
  const found = held.length > 0 ? place : existsSync(join(root, entry)) && entry;
  return found
    ? `${found} exists: finish it with pnpm install and pnpm generate, or delete it with git clean -fdx ${found} and run this again.`
    : '';
}
