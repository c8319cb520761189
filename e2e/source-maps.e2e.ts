import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PLUGIN_DIR, REPO } from '../tools/rig/places';
import { startRig } from './support/rig';

const BUILD = join(PLUGIN_DIR, 'build');
/** Shorter ones stand in too many lines to prove anything. */
const MIN_LENGTH = 4;
/** The rest are values that the build computes: lists of other modules, constants that esbuild inlines. */
const SHARE_RIGHT = 0.95;

interface Literal {
  text: string;
  /** The place that the source map names: `packages/votes/src/memory.ts:27`. */
  place: string;
  isRight: boolean;
}

const scripts = readdirSync(BUILD).filter((name) => name.endsWith('.js'));
const payloadOf = (name: string): SourceMapPayload =>
  JSON.parse(readFileSync(join(BUILD, `${name}.map`), 'utf8'));
const mapped = scripts.filter((name) => existsSync(join(BUILD, `${name}.map`)));
const literals = mapped.flatMap((name) => literalsOf(name));

function literalsOf(name: string): Literal[] {
  const payload = payloadOf(name);
  const map = new SourceMap(payload);
  const file = ts.createSourceFile(name, readFileSync(join(BUILD, name), 'utf8'), ts.ScriptTarget.Latest);
  const found: Literal[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && node.text.length >= MIN_LENGTH && !scripts.includes(node.text)) {
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(literalAt(node.text, map.findEntry(line, character), payload));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function literalAt(
  text: string,
  entry: ReturnType<SourceMap['findEntry']>,
  payload: SourceMapPayload,
): Literal {
  const { originalSource, originalLine } = entry as Partial<{ originalSource: string; originalLine: number }>;
  if (originalSource === undefined || originalLine === undefined) return { text, place: '', isRight: false };
  const path = resolve(BUILD, originalSource);
  const source = existsSync(path)
    ? readFileSync(path, 'utf8')
    : (payload.sourcesContent[payload.sources.indexOf(originalSource)] ?? '');
  const line = source.split('\n')[originalLine] ?? '';
  return {
    text,
    place: `${relative(REPO, path)}:${originalLine + 1}`,
    // A style sheet is one text, with other spaces than its source.
    isRight: path.endsWith('.css') || line.includes(text) || line.includes(JSON.stringify(text).slice(1, -1)),
  };
}

/** The first place of a text in a source. */
function placeIn(file: string, text: string): string {
  const lines = readFileSync(join(REPO, file), 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

describe('the source maps of the build', () => {
  it.each([
    ['onda-listening', 'packages/core/src/storage/tab-keys.ts'],
    ['onda-votes-user', 'packages/votes/src/memory.ts'],
    ['Buscando…', 'packages/live-search/src/masthead-search/panel-messages.ts'],
    ['Cerrar el menú', 'packages/theme/src/menus/messages.ts'],
    ['fav-button', 'packages/favorites/src/contract.ts'],
    ['Este navegador no puede reproducir', 'packages/theme/src/video/messages.ts'],
  ])('lead “%s” to its line in %s', (text, file) => {
    const places = literals.filter((literal) => literal.text.includes(text)).map(({ place }) => place);
    expect(places).toContain(placeIn(file, text));
  });

  it('lead nearly every text of every script to a line that has it', () => {
    const wrong = literals.filter(({ isRight }) => !isRight);
    const share = 1 - wrong.length / literals.length;
    expect(literals.length).toBeGreaterThan(5000);
    expect(share, wrong.map(({ text, place }) => `${place} ${text}`).join('\n')).toBeGreaterThan(SHARE_RIGHT);
  });

  it('are there for every script but esbuild’s own helpers and lists of imports, and none is empty', () => {
    const bare = scripts.filter((name) => !mapped.includes(name));
    const isWithoutSource = (name: string) =>
      /^(var e=Object\.create|(import"[^"]+";\s*)+$)/.test(readFileSync(join(BUILD, name), 'utf8'));
    expect(bare.filter((name) => !isWithoutSource(name))).toEqual([]);
    expect(mapped.filter((name) => !/\w/.test(payloadOf(name).mappings))).toEqual([]);
  });

  it('name files of the repository, and no path of the machine', () => {
    const sources = new Set(mapped.flatMap((name) => payloadOf(name).sources));
    const own = [...sources].filter((source) => !source.includes('node_modules'));
    expect(own.filter((source) => !existsSync(resolve(BUILD, source)))).toEqual([]);
    expect(own.filter((source) => !source.startsWith('../../'))).toEqual([]);
  });
});

describe('a page', () => {
  it.each([
    ['with SCRIPT_DEBUG, loads scripts that name their source maps', 'true', '/build/debug/'],
    ['without it, loads scripts that name none', 'false', '/build/'],
  ])('%s', async (_, SCRIPT_DEBUG, folder) => {
    const rig = await startRig(`source-maps-${SCRIPT_DEBUG}`, { constants: { SCRIPT_DEBUG } });
    try {
      const html = await (await fetch(rig.site.pages.player ?? '')).text();
      const loader = /src="([^"]+\/onda-\w+\.js)"/.exec(html)?.[1] ?? '';
      expect(loader).toContain(`/onda${folder}`);
      const code = await (await fetch(loader)).text();
      const pointer = /sourceMappingURL=(\S+)/.exec(code)?.[1];
      expect(pointer === undefined).toBe(SCRIPT_DEBUG === 'false');
      if (pointer) expect(await (await fetch(new URL(pointer, loader))).json()).toHaveProperty('mappings');
    } finally {
      await rig.close();
    }
  });
});
