import type { Page } from 'playwright-core';

export type State = 'focused' | 'typed in' | 'pressed' | 'failed';

/** Words that the demo's posts have, so that suggestions and results come. */
const WORDS = 'festival';

/**
 * Brings every element of ours into the state, one control after another, and measures after each: the controls after
 * which the page was wider than its window.
 */
export async function stir(
  page: Page,
  state: State,
  width: number,
  tags: readonly string[],
): Promise<string[]> {
  if (state === 'failed')
    await page.route('**', (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.abort(),
    );
  const quiet = untilQuiet(page);
  const found = await page.evaluate(stirred, [state, width, tags, WORDS] as const);
  await quiet();
  return found;
}

/** Resolves when no request to the site is on its way; those to a station never end. */
function untilQuiet(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let calm = 0; calm < 2; calm = open.size === 0 ? calm + 1 : 0)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
  };
}

async function stirred([state, width, tags, words]: readonly [
  State,
  number,
  readonly string[],
  string,
]): Promise<string[]> {
  const CONTROLS = {
    focused: 'a[href], button, input, select, textarea, summary, [tabindex]',
    'typed in': 'input:is([type="text"], [type="search"], [type="email"], :not([type])), textarea',
    pressed: 'button, summary, [role="button"]',
    failed: 'button, summary, [role="button"]',
  };
  const frames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));
  const within = (around: Element | ShadowRoot): HTMLElement[] => {
    const own = [...around.querySelectorAll<HTMLElement>(CONTROLS[state])];
    const inner = [around, ...around.querySelectorAll('*')].flatMap(
      (node) => Reflect.get(node, 'shadowRoot') ?? [],
    );
    return [...own, ...inner.flatMap(within)];
  };
  const does = (control: HTMLElement) => {
    if (state === 'focused') return control.focus({ preventScroll: true });
    if (state !== 'typed in') return control.click();
    control.focus({ preventScroll: true });
    Reflect.set(control, 'value', words);
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  const root = document.scrollingElement ?? document.documentElement;
  /** The width of a page that has become too wide by what was done; 0 where it has not. */
  const widened = async (control: HTMLElement) => {
    const was = root.scrollWidth;
    does(control);
    await frames();
    return root.scrollWidth > Math.max(width, was) ? root.scrollWidth : 0;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(tags.join()))
    for (const control of within(element)) {
      const wide = control.checkVisibility() ? await widened(control) : 0;
      if (wide)
        found.push(`${element.localName} ${control.getAttribute('part') ?? control.localName}: ${wide}`);
    }
  return found;
}
