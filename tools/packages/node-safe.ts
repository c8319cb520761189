import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const REGISTRY = 'packages/elements/src/registry.ts';

/** File below `packages/` → a text of it, and what a server can run in its place. */
const PATCHES: Record<string, readonly [text: string, safe: string]> = {
  'core/src/http/safe-url.ts': ['document.baseURI', 'globalThis.document?.baseURI'],
  'core/src/storage/storage.ts': ['EventTarget = window', 'EventTarget = globalThis'],
  'theme/src/targets.ts': [
    'const observer = new MutationObserver(',
    'const observer = new (globalThis.MutationObserver ?? Object)(',
  ],
};

/**
 * Lets a module of an element be imported where there is no DOM, and counts two versions of a tag: whatever registers
 * an element does so in the registry of `@onda/elements`. The plugin's own scripts stay as they are.
 */
export const nodeSafe = (root: string): Plugin => ({
  name: 'node-safe',
  setup(build) {
    build.onLoad({ filter: /[\\/]packages[\\/][\w-]+[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const place = path.replaceAll('\\', '/').replace(/^.*\/packages\//, '');
      const code = readFileSync(path, 'utf8');
      const patched = safeCode(place, code);
      const needsRegistry = /\bcustomElements\./.test(code) && !place.startsWith('elements/');
      if (!needsRegistry && patched === code) return undefined;
      const head = needsRegistry
        ? `import { customElements } from ${JSON.stringify(`${root}/${REGISTRY}`)};\n`
        : '';
      return { contents: head + patched, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** Throws where the text is not there any more, so that nobody ships a package that a server cannot import. */
export function safeCode(place: string, code: string): string {
  const patch = PATCHES[place];
  if (!patch) return code;
  if (!code.includes(patch[0]))
    throw new Error(`${place} has no ${patch[0]}: see tools/packages/node-safe.ts`);
  return code.replace(...patch);
}
