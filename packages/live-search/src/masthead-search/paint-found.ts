import { fromTemplate } from '@onda/core/dom/from-template';
import { serverHtml } from '@onda/core/dom/server-html';
import { paint } from '@onda/core/element/bind';
import type { Item, Reply } from '../wire/wire';
import { found as foundTemplate, list as listTemplate, picture } from './generated/templates';
import type { DrawResult } from './result-template';

/** The theme's own HTML without what it could do, copies of the page's template, or our own markup. */
export function paintFound(reply: Reply, draw: DrawResult = drawResult): Node {
  const { html = '', items = [] } = reply as { html?: string; items?: Item[] };
  if (html) return document.importNode(serverHtml(html), true);
  const list = fromTemplate(listTemplate);
  list.append(...items.map(draw));
  return list;
}

function drawResult({ title, link, image, excerpt = '' }: Item): Node {
  const drawn = fromTemplate(foundTemplate, { address: link, title, excerpt });
  paint(drawn.querySelectorAll('[part="excerpt"]'), { hidden: excerpt === '' });
  if (image) drawn.firstElementChild?.prepend(fromTemplate(picture, { address: image }));
  return drawn;
}
