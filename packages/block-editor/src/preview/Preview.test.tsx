import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Attributes, EditorBlock } from '../editor-block';
import { NO_DATA, type SiteData, useSiteData } from '../site-data';
import { Preview } from './Preview';
import type { Row } from './site-rows';
import { useServerHtml } from './use-server-html';

const page = vi.hoisted(() => ({ rows: undefined as Row[] | undefined }));
vi.mock('@wordpress/element', () => import('react'));
vi.mock('@wordpress/components', () => import('../testing/fake-components'));
vi.mock('@wordpress/i18n', () => import('../testing/fake-components'));
vi.mock('@wordpress/blocks', () => ({
  getBlockType: () => ({ title: 'Bloque', description: 'Hace algo.' }),
}));
vi.mock('../site-data', async (real) => ({ ...(await real<object>()), useSiteData: vi.fn() }));
vi.mock('./use-server-html', () => ({ useServerHtml: vi.fn() }));
vi.mock('./site-rows', () => ({ useSiteRows: () => page.rows }));

const TITLE = { name: 'title', label: 'Título', type: 'string', group: 'basics' } as const;
const BLOCK: EditorBlock = { preview: 'template', shortcodes: [], properties: [], fields: [TITLE] };
const GIVEN = {
  name: 'onda/x-a',
  clientId: '1',
  isSelected: false,
  attributes: {},
  setAttributes() {},
  context: { postId: 7 },
};
const SITE: SiteData = {
  ...NO_DATA,
  page: 'data:text/css,page',
  elements: {
    'x-a': {
      template: '<b part="title">{{title}}</b>',
      style: 'data:text/css,a',
      more: 'data:text/css,more',
    },
  },
};

afterEach(() => {
  cleanup();
  page.rows = undefined;
});

/** The preview of a block in a post. */
function preview(block: Partial<EditorBlock>, attributes: Attributes = {}, site = SITE, name = 'onda/x-a') {
  vi.mocked(useSiteData).mockReturnValue(site);
  const given = { ...GIVEN, name, attributes, block: { ...BLOCK, ...block } };
  const { container } = render(<Preview {...given} />);
  return container.firstElementChild as HTMLElement;
}

/** The server has answered so. */
function answered(state: 'asking' | 'shown' | 'failed', html = '') {
  vi.mocked(useServerHtml).mockReturnValue({ state, html });
}
const links = (root: ParentNode) =>
  [...root.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const isWaiting = (root: ParentNode) => root.querySelector('[data-control="Spinner"]') !== null;

it('is no part of the page that one could use, and waits for the site', () => {
  vi.mocked(useSiteData).mockReturnValue(undefined);
  const { container } = render(<Preview {...GIVEN} block={BLOCK} />);
  expect([container.firstElementChild?.hasAttribute('inert'), isWaiting(container)]).toEqual([true, true]);
});

it.each<[string, Partial<EditorBlock>, SiteData, string]>([
  ['has only words', { preview: 'words' }, SITE, 'Bloque: Hace algo.'],
  ['has no template on this site', {}, NO_DATA, 'Bloque: Hace algo.'],
  [
    'lacks what it needs',
    { fields: [{ ...TITLE, required: true }] },
    SITE,
    'Bloque: Fill in “Título” in the sidebar.',
  ],
])('says a word where the block %s', (_, block, site, words) => {
  expect(preview(block, {}, site).textContent).toBe(words);
});

it('fills the template in the element itself, with the sheets of the page', () => {
  page.rows = [['Uno', 'Ana']];
  const shown = preview({ fields: [{ ...TITLE, required: true }] }, { title: 'Hola' });
  expect(shown.querySelector('x-a')?.innerHTML).toBe('<b part="title">Hola</b>');
  expect([links(shown), shown.querySelector('small')]).toEqual([
    ['data:text/css,page', 'data:text/css,a'],
    null,
  ]);
});

it('fills it in a shadow root, which has the sheets of the element', () => {
  const shown = preview({ isShadow: true });
  expect(links(shown)).toEqual(['data:text/css,page']);
  expect(links(shown.querySelector('x-a')?.shadowRoot as ShadowRoot)).toEqual([
    'data:text/css,a',
    'data:text/css,more',
  ]);
});

it.each<[string, Row[] | undefined, boolean]>([
  ['has nothing to show', [], true],
  ['has not answered', undefined, false],
  ['has something to show', [['Uno', 'Ana']], false],
])('says that it is an example where the site %s', (_, rows, isExample) => {
  page.rows = rows;
  expect(preview({}).textContent?.includes('Example')).toBe(isExample);
});

it.each<[Parameters<typeof answered>, object]>([
  [['asking'], { text: '', isBusy: 'true', waits: true }],
  [['asking', '<i>uno</i>'], { text: 'uno', isBusy: 'true', waits: false }],
  [['shown', '<i>uno</i>'], { text: 'uno', isBusy: 'false', waits: false }],
  [['shown'], { text: 'Bloque: There is nothing to show yet.', isBusy: 'false', waits: false }],
  [['failed'], { text: 'Bloque: The preview could not be loaded.', isBusy: undefined, waits: false }],
])('of the server %j shows %j', (answer, expected) => {
  answered(...answer);
  const shown = preview({ preview: 'server' });
  const isBusy = shown.querySelector('[aria-busy]')?.getAttribute('aria-busy');
  expect({ text: shown.textContent, isBusy, waits: isWaiting(shown) }).toEqual(expected);
});

it('opens the shadow roots of the reply where the browser can', () => {
  const open = vi.fn();
  Reflect.set(HTMLElement.prototype, 'setHTMLUnsafe', open);
  answered('shown', '<i>uno</i>');
  preview({ preview: 'server' });
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTMLUnsafe');
  expect(open.mock.calls).toEqual([['<i>uno</i>']]);
});

it('asks the server for what is written of its fields, in the post around it', () => {
  answered('asking');
  preview({ preview: 'server' }, { title: 'Hola', other: 'x' });
  expect(useServerHtml).toHaveBeenLastCalledWith('onda/x-a', { title: 'Hola' }, 7);
  preview({ preview: 'server' }, { title: undefined });
  expect(useServerHtml).toHaveBeenLastCalledWith('onda/x-a', {}, 7);
});

it.each<[string, Attributes, Attributes]>([
  ['onda/newsletter-form', { type: 'popup' }, { type: 'inline' }],
  ['onda/personal-news', { size: 0 }, { size: 3 }],
  ['onda/personal-news', { size: 5 }, { size: 5 }],
])(
  'asks the server for a sample of %s in place of what would show nothing here: %j',
  (name, written, asked) => {
    answered('asking');
    const fields = ['type', 'size'].map((field) => ({ ...TITLE, name: field }));
    preview({ preview: 'server', fields }, written, SITE, name);
    expect(useServerHtml).toHaveBeenLastCalledWith(name, asked, 7);
  },
);
