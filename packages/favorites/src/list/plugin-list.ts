import { serverHtml } from '@onda/core/dom/server-html';

/**
 * The favorites in a list of the Favorites plugin, as our server would send them. `<li data-postid>` with a picture, a
 * title or a link, an excerpt and a button, each in a paragraph of its own. The HTML is read, never shown.
 */
export function itemsOfPlugin(html: string): unknown[] {
  const list = serverHtml(html, { attributes: ['data-postid', 'data-favoritecount'] });
  return [...list.querySelectorAll('li[data-postid]')].map((item) => {
    const link = item.querySelector<HTMLAnchorElement>('a:not(:has(img))');
    const image = item.querySelector('img');
    const count = item.querySelector('[data-favoritecount]')?.getAttribute('data-favoritecount');
    for (const button of item.querySelectorAll('button')) button.remove();
    const [first = '', ...others] = paragraphsOf(item);
    return {
      post_id: item.getAttribute('data-postid'),
      title: link?.textContent?.trim() || first,
      permalink: link?.getAttribute('href'),
      thumbnail: image && {
        src: image.getAttribute('src'),
        width: image.getAttribute('width'),
        height: image.getAttribute('height'),
      },
      excerpt: others.join(' '),
      total: count,
    };
  });
}

/** The whole text is the title if no markup is around it. */
function paragraphsOf(item: Element): string[] {
  const blocks = [...item.querySelectorAll('p')];
  const texts = (blocks.length > 0 ? blocks : [item]).map((block) => block.textContent?.trim() ?? '');
  return texts.filter((words) => words !== '');
}
