import type { Page } from 'playwright-core';
import { changeDocument } from './player-page';

/**
 * Scripts and styles by file alone, as the strictest sites have it. Returns what was refused: directive, address,
 * script.
 */
export async function underStrictPolicy(page: Page): Promise<() => Promise<string[]>> {
  const policy = "script-src 'self'; style-src 'self'";
  await changeDocument(page, (html) => html, { 'content-security-policy': policy });
  await page.addInitScript(() => {
    const broken: string[] = [];
    Reflect.set(window, 'broken', broken);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) =>
      broken.push([effectiveDirective, blockedURI, sourceFile].join(' ')),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'broken') as string[]);
}
