import type { ElementNames } from './element-names';

/** The test of a new element: axe first, then what it does. */
export const testFile = (names: ElementNames): string => `${setup(names)}${tests(names)}`;

const setup = ({
  tag,
  camel,
  pascal,
}: ElementNames) => `import { renderTemplate } from '@onda/core/element/render-template';
import { fakeHost } from '@onda/core/testing/fake-host';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ${camel} } from './contract';
import { ${camel}Messages } from './messages';
import { setup${pascal} } from './shell';
import markup from './${tag}.html';

const texts: Record<string, string> = ${camel}Messages.es;
/** The markup that PHP prints into the tag. */
const printed = (text: string) =>
  renderTemplate(markup, { values: { text }, styleOf: () => '', t: (key) => texts[key] ?? key });

beforeAll(() => import('./element'));
afterEach(() => document.body.replaceChildren());

async function add(attributes: string, html = ''): Promise<HTMLElement> {
  document.body.innerHTML = \`<main><${tag} \${attributes}>\${html}</${tag}></main>\`;
  const added = document.querySelector<HTMLElement>('${tag}');
  await vi.waitFor(() => expect(added?.dataset.ready).toBe(''));
  return added as HTMLElement;
}

`;

const tests = ({ camel, pascal }: ElementNames) => `it('has nothing that axe finds', async () => {
  const { violations } = await axe.run(await add('text="Hola"', printed('Hola')));
  expect(violations).toEqual([]);
});

it('follows its attribute', async () => {
  const added = await add('text="Hola"', printed('Hola'));
  added.setAttribute('text', 'Adiós');
  expect(added.querySelector('[part~="text"]')?.textContent).toBe('Adiós');
});

it('prints into a bare tag as PHP would have', async () => {
  const added = await add('text="Hola"');
  await vi.waitFor(() => expect(added.innerHTML.trim()).toBe(printed('Hola').trim()));
});

it('prints nothing into a bare tag that has left', async () => {
  const host = fakeHost(${camel}, '');
  setup${pascal}(host);
  host.leave();
  await vi.dynamicImportSettled();
  expect(host.element.innerHTML).toBe('');
});
`;
