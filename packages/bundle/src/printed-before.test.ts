import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Holes } from '@onda/core/element/host';
import { renderTemplate } from '@onda/core/element/render-template';
import { afterEach, expect, it, vi } from 'vitest';
import { elementFiles } from './element-files';
import { readModules } from './read-modules';
import { elements } from './registry';

/** The templates of earlier days whose HTML differs from today's, a folder a day: caches keep such pages. */
const BEFORE = join(import.meta.dirname, 'testing/printed-before');
const before = readdirSync(BEFORE).flatMap((day) =>
  readdirSync(join(BEFORE, day)).map((file) => [day, file.replace('.html', '')] as const),
);

/** The parts that are younger than a day, of each template: their values are not shown until React draws. */
const YOUNGER: Record<string, string[]> = {
  '2026-11-22 now-playing': ['now'],
  '2026-11-22 radio-player': ['live'],
};

const PACKAGES = resolve(import.meta.dirname, '../..');
const files = await elementFiles(PACKAGES);
const holes = await readModules(/-holes\.ts$/);

/** The names of the parts that plain code keeps today. */
function keptParts(tag: string): string[] {
  const [, module] = holes.find(([file]) => file.endsWith(`/${tag}-holes.ts`)) ?? [];
  return Object.keys((module?.holes ?? {}) as Holes<never>);
}

afterEach(() => {
  document.body.replaceChildren();
});

it.each(before)('HTML of %s that a cache kept comes alive: <%s>', async (day, tag) => {
  const html = renderTemplate(readFileSync(join(BEFORE, day, `${tag}.html`), 'utf8').trimEnd(), {
    values: {},
    styleOf: () => '',
    t: (key) => key,
  });
  const element = document.createElement(tag);
  const isShadow = elements.find((spec) => spec.tag === tag)?.root === 'shadow';
  const root = isShadow ? element.attachShadow({ mode: 'open' }) : element;
  root.innerHTML = html;
  document.body.append(element);
  const names = () => [...root.querySelectorAll('[part]')].map((node) => node.getAttribute('part'));
  const printed = names();

  await import(join(PACKAGES, files[tag] ?? ''));
  await vi.waitFor(() => expect(element.dataset.ready).toBeDefined());
  expect(element.dataset.failed).toBeUndefined();
  expect(names(), 'nothing is printed a second time').toEqual(printed);
  const missing = keptParts(tag).filter((part) => !root.querySelector(`[part~="${part}"]`));
  expect(missing, 'name a part that is new in YOUNGER').toEqual(YOUNGER[`${day} ${tag}`] ?? []);
});
