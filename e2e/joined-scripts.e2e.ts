import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rig, startChromium, startRig } from './support/rig';

/** Onda starts whatever a plugin that optimizes does to the loader's tag. */
let rig: Rig;
let browser: Browser;

const BROKEN = "<script>import '/nothing.js';</script>";

/** Name → PHP that changes `$html`. */
const OPTIMIZERS = {
  none: 'return $html;',
  // An error ends all of the file, as an `import` in a classic script does.
  'every file joined, one with an error': `return preg_replace('~<script[^>]*\\ssrc="[^"]+"[^>]*></script>~', '', $html) . "${BROKEN}";`,
  'every script joined, also without a file, one with an error': `return preg_replace('~<script(?![^>]* type="(?!(text|application)/javascript"))[^>]*>.*?</script>~s', '', $html) . "${BROKEN}";`,
  'scripts wait for a touch': `return preg_replace('~<script(?=[^>]*\\ssrc=)~', '<script type="text/delayed"', $html);`,
  'the tag is made anew, without attributes': `return preg_replace('~<script[^>]*\\ssrc="([^"]+)"[^>]*></script>~', '<script async src="$1"></script>', $html);`,
};

beforeAll(async () => {
  rig = await startRig('joined-scripts');
  browser = await startChromium();
  const cases = Object.entries(OPTIMIZERS).map(([name, code]) => `case '${name}': ${code}`);
  const folder = join(rig.site.root, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'optimizer.php'),
    `<?php
add_action('template_redirect', static fn() => ob_start(static function (string $html): string {
  switch ($_GET['optimizer'] ?? '') { ${cases.join('\n')} }
  return $html;
}), 0);`,
  );
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

describe.each(Object.keys(OPTIMIZERS))('%s', (name) => {
  it('starts once', async () => {
    const page = await browser.newPage();
    const loaders: string[] = [];
    page.on('request', (request) => {
      if (/\/build\/onda-\w+\.js/.test(request.url())) loaders.push(request.url());
    });
    await page.goto(`${rig.site.pages.player}?optimizer=${encodeURIComponent(name)}`);
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('radio-player')?.dataset.ready === '',
    );
    expect(new Set(loaders).size).toBe(1);
    await page.close();
  });
});
