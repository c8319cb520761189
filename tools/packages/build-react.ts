import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { elements } from '../../packages/bundle/src/registry';
import { root } from './build-elements';
import { declarationOf } from './declarations';
import {
  printComponent,
  printComponentTypes,
  printIndex,
  printServer,
  printServerTypes,
} from './react-components';

const folder = join(root, 'packages/react');
const dist = join(folder, 'dist');

/** The modules that are written by hand. Each stays one file, so that its `use client` stays its first line. */
const MODULES = [
  'create-component',
  'create-server-component',
  'host-element',
  'host-props',
  'content',
  'content-of-browser',
  ...['player', 'now-playing', 'favorites', 'search', 'most-viewed'].map((name) => `hooks/use-${name}`),
];

/** For refs: an interface for each element. */
const ELEMENT_TYPES = `export type * from '@onda/elements';\n`;

/** Builds `@onda/react` into its `dist`: a file a component from the contracts, and the modules of `src`. */
export function buildReact(): void {
  rmSync(dist, { recursive: true, force: true });
  for (const name of ['components', 'hooks']) mkdirSync(join(dist, name), { recursive: true });
  for (const name of MODULES) {
    const source = join(folder, 'src', `${name}.ts`);
    writeFileSync(join(dist, `${name}.js`), scriptOf(source));
    writeFileSync(join(dist, `${name}.d.ts`), declarationOf(source));
  }
  for (const spec of elements) {
    writeFileSync(join(dist, 'components', `${spec.tag}.js`), printComponent(spec));
    writeFileSync(join(dist, 'components', `${spec.tag}.d.ts`), printComponentTypes(spec));
  }
  const own = join(folder, 'src/index.ts');
  writeFileSync(join(dist, 'index.js'), scriptOf(own) + printIndex(elements, false));
  writeFileSync(join(dist, 'index.d.ts'), declarationOf(own) + printIndex(elements, true) + ELEMENT_TYPES);
  writeFileSync(join(dist, 'server.js'), printServer(elements));
  writeFileSync(join(dist, 'server.d.ts'), printServerTypes(elements));
}

/** A module as Node reads it; what stands in it for developers stays. */
function scriptOf(file: string): string {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  return outputText.replace(/(from|import) '(\.[^']*)'/g, "$1 '$2.js'");
}
