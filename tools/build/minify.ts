import { transform } from '@swc/core';
import { chained, type Mapped, replaceIn, startingWith } from './source-maps';

/** Loops of the compressor; a fourth finds nothing. */
const PASSES = 3;

/**
 * Once more, after esbuild, which minifies a module at a time in one pass: 3 % of what travels. Code that takes a
 * shortcut which a page could notice (`unsafe…`) is not asked for.
 *
 * @param isModule The loader is a plain script; it begins and ends with a semicolon, as optimizers put others beside
 * it.
 */
export async function minified({ code, map }: Mapped, isModule: boolean): Promise<Mapped> {
  const made = await transform(code, {
    isModule,
    sourceMaps: true,
    minify: true,
    jsc: {
      target: 'es2022',
      minify: { compress: { ecma: 2022, passes: PASSES }, mangle: true, format: { comments: false } },
    },
  });
  const whole = { code: made.code.trim(), map: chained(made.map ?? '', map) };
  return isModule ? whole : startingWith(';', withoutDirective(whole));
}

/** Behind a semicolon a `"use strict"` means nothing. */
function withoutDirective({ code, map }: Mapped): Mapped {
  const maps = { script: map };
  return { code: replaceIn(maps)('script', code, /^"use strict";/, () => ''), map: maps.script };
}
