import { readAttributes } from '@onda/core/element/attribute-store';
import { printBareTag as printFavorite } from '@onda/favorites/bare-tag';
import { favButton, favClear, favCount } from '@onda/favorites/contract';
import { printBareTag as printInspector } from '@onda/inspector/bare-tag';
import { printBareTag as printNowPlaying } from '@onda/now-playing/bare-tag';
import { nowPlayingWidget } from '@onda/now-playing/contract';
import { printBareTag as printPlayer } from '@onda/player/bare-tag';
import { radioPlayer } from '@onda/player/contract';
import { printBareTag as printVote } from '@onda/votes/bare-tag';
import { commentVote } from '@onda/votes/contract';
import { describe, expect, it } from 'vitest';
import { sheets } from './generated/sheets';
import { templates } from './generated/templates';
import { hasShadow, renderElement, renderShadow, renderShell } from './ssr';
import { templateRows } from './testing/template-rows';

type Lang = 'es' | 'en';

/** The template as the browser's own code prints it for a bare tag. */
const browserTemplates: Record<string, (element: HTMLElement, lang: Lang) => string> = {
  'radio-player': (element, lang) => printPlayer({ ...attributesOf(element, radioPlayer), lang }),
  'now-playing': (element, lang) => printNowPlaying({ ...attributesOf(element, nowPlayingWidget), lang }),
  'element-inspector': (_, lang) => printInspector({ lang }),
  'comment-vote': (element, lang) => printVote({ ...attributesOf(element, commentVote), lang }),
  ...Object.fromEntries([favButton, favCount, favClear].map(({ tag }) => [tag, printFavorite])),
};

// biome-ignore lint/suspicious/noExplicitAny: each template reads the attributes of its own contract
function attributesOf(element: HTMLElement, spec: object): { element: HTMLElement; attributes: any } {
  const state = readAttributes(element, spec as typeof radioPlayer, {}, new Set());
  return { element, attributes: { getState: () => state } };
}

function written(tag: string, attributes: Record<string, string>, lang: Lang): HTMLElement {
  const element = document.createElement(tag);
  element.lang = lang;
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.append(element);
  return element;
}

describe('a template', () => {
  it.each(Object.keys(browserTemplates))('of a bare <%s> is the same in the browser', (tag) => {
    const rows = templateRows().filter((row) => row.tag === tag);
    expect(rows.length).toBeGreaterThan(0);
    for (const { attributes, lang } of rows) {
      const element = written(tag, attributes, lang);
      const inNode = renderShell(tag, attributes, { lang, styleOf: () => '' });
      // The file of a template ends its line.
      expect(browserTemplates[tag]?.(element, lang).trimEnd()).toBe(inNode);
      element.remove();
    }
  });

  it('is empty for an element that prints nothing, that enhances another place, or that is none of ours', () => {
    expect(renderShell('view-recorder')).toBe('');
    expect(renderShell('back-to-top')).not.toBe('');
    expect(renderShell('back-to-top', { for: '.top' })).toBe('');
    expect(renderShell('constructor')).toBe('');
  });
});

describe('a printed element', () => {
  it('has its attributes in kebab-case, and leaves out what markup cannot hold', () => {
    const html = renderElement('fav-button', { postId: 7, siteId: null, onClick: () => {}, 'x"y': 1 });
    expect(html).toMatch(/^<fav-button post-id="7"><button/);
  });

  it('has a shadow root, which links to where its style sheet is served', () => {
    expect(renderElement('radio-player', {}, '<p>x</p>')).toMatch(
      /^<radio-player><template shadowrootmode="open">.*<\/template><p>x<\/p><\/radio-player>$/s,
    );
    const linked = renderShadow('radio-player', {}, { styleOf: (name) => `/onda/${name}.css?a&b` });
    expect(linked).toMatch(/^<link rel="stylesheet" href="\/onda\/player.css\?a&amp;b">/);
  });

  it.each(Object.keys(templates).filter(hasShadow))('<%s> has the nonce in each of its styles', (tag) => {
    // In tests they are empty texts, of which none would be printed.
    Object.assign(sheets, Object.fromEntries(Object.keys(sheets).map((name) => [name, '*{}'])));
    for (const { attributes } of templateRows().filter((row) => row.tag === tag)) {
      const html = renderElement(tag, attributes, '', { nonce: 'n' });
      expect(html).toContain('<style nonce="n">*{}</style>');
      expect(html).not.toMatch(/<(?:style|script)(?! nonce="n")|rel="stylesheet"/);
    }
  });

  it('lets no attribute out of its quotes', () => {
    const html = renderElement('radio-player', { radioName: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert');
  });
});
