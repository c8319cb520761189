import { transform } from '@swc/core';

/** A script with its source map, which holds the names of the sources and the origin of each line. */
export interface Minified {
  code: string;
  map: string;
}

/** Loops of the compressor; a fourth finds nothing. */
const PASSES = 3;

/**
 * Once more, after esbuild, which minifies a module at a time in one pass: 3 % of what travels. Code that takes a
 * shortcut which a page could notice (`unsafe…`) is not asked for.
 *
 * @param isModule The loader is a plain script; it begins and ends with a semicolon, as optimizers put others beside
 * it.
 */
export async function minified({ code, map }: Minified, isModule: boolean): Promise<Minified> {
  const made = await transform(code, {
    isModule,
    inputSourceMap: map,
    sourceMaps: true,
    minify: true,
    jsc: {
      target: 'es2022',
      minify: { compress: { ecma: 2022, passes: PASSES }, mangle: true, format: { comments: false } },
    },
  });
  return { code: isModule ? made.code.trim() : `;${made.code.trim()}`, map: made.map ?? map };
}
