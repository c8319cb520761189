import { expect, it } from 'vitest';
import { articleStream } from './contract';
import { articleOf } from './next-article';
import { readArticle, type StreamOptions } from './stream-article';

const options = Object.fromEntries(
  Object.entries(articleStream.attributes).map(([name, { default: value }]) => [name, value]),
) as unknown as StreamOptions;
const HERE = `${location.origin}/dos/`;
const page = (body: string, attributes = '') =>
  `<html><head><title>Dos &amp; tres</title></head><body ${attributes}>${body}</body></html>`;
const read = (html: string) => articleOf(html, HERE, options, 'Comentar');

it('reads what the marks say', () => {
  const article = read(
    page(
      '<article class="active"><span class="article_info" data-url="/dos-bis/" data-title="Dos" data-id="7"></span></article>' +
        '<div class="infinity-next-post" data-url="/tres/"></div>',
    ),
  );
  expect(article).toMatchObject({
    url: `${location.origin}/dos-bis/`,
    title: 'Dos',
    id: 7,
    next: `${location.origin}/tres/`,
  });
});

it('reads the page itself where nothing is marked', () => {
  expect(read(page('<article></article>', 'class="single postid-42"'))).toMatchObject({
    url: HERE,
    title: 'Dos & tres',
    id: 42,
    next: '',
  });
  expect(read(page('<article id="post-9"></article>'))?.id).toBe(9);
});

it('takes the active article of several', () => {
  const article = read(page('<article>uno</article><article class="active">dos</article>'));
  expect(article?.node.textContent).toBe('dos');
});

it('follows no address of another site, and none that runs script', () => {
  for (const address of [
    'https://other.test/x',
    'javascript:alert(1)',
    '//other.test/',
    'data:text/html,x',
  ]) {
    const html = `<article><i class="article_info" data-url="${address}"></i></article><a class="infinity-next-post" href="${address}"></a>`;
    expect(read(page(html))).toMatchObject({ url: HERE, next: '' });
  }
});

const AD = '<div class="ad"><ins class="adsbygoogle"></ins><script>ran = 1</script></div>';

it.each([
  ['', AD, '<div class="ad"></div>'],
  ['.ad', AD, '<div class="ad"><ins class="adsbygoogle"></ins></div>'],
  ['.ad', '<ins class="adsbygoogle"></ins>', ''],
  ['.adsbygoogle', '<ins class="adsbygoogle"></ins>', '<ins class="adsbygoogle"></ins>'],
  ['[id^=div-gpt-ad]', '<div id="div-gpt-ad-7"><script></script></div>', '<div id="div-gpt-ad-7"></div>'],
])('with slots="%s" %s comes as %s', (slots, html, comes) => {
  const article = articleOf(page(`<article>${html}</article>`), HERE, { ...options, slots }, '');
  expect(article?.node.innerHTML).toBe(comes);
});

it('leaves out scripts, advertisements and itself, and makes the comment form a link', () => {
  const article = read(
    page(
      '<article><script>ran = 1</script><ins class="adsbygoogle"></ins><article-stream></article-stream><personal-news></personal-news>' +
        '<div id="div-gpt-ad-1"></div><p>texto</p><div id="respond"><form></form></div></article>',
    ),
  );
  expect(article?.node.innerHTML).toBe(`<p>texto</p><p><a href="${HERE}#respond">Comentar</a></p>`);
});

it('leads where it leads on its own page', () => {
  const article = read(
    page(
      '<article><img src="foto.jpg"><a href="?pdf=1">1</a><a href="#nota">2</a></article>' +
        '<a class="infinity-next-post" href="../tres/"></a>',
    ),
  );
  expect(article?.next).toBe(`${location.origin}/tres/`);
  expect(article?.node.innerHTML).toBe(
    `<img src="${HERE}foto.jpg"><a href="${HERE}?pdf=1">1</a><a href="#nota">2</a>`,
  );
});

it('leaves out what the page has already, by the author’s word', () => {
  const html = page('<article><p>texto</p><aside id="secondary"></aside></article>');
  const article = articleOf(html, HERE, { ...options, leaveOut: '#secondary' }, '');
  expect(article?.node.innerHTML).toBe('<p>texto</p>');
});

it('makes an article of a main part, in the same clothes', () => {
  const html = page('<main class="wp-block-group" id="main"><p>texto</p></main>');
  const article = articleOf(html, HERE, { ...options, article: 'main' }, '');
  expect(article?.node.outerHTML).toBe('<article class="wp-block-group" id="main"><p>texto</p></article>');
});

it('finds no article in an error page', () => {
  for (const html of ['', '0', '<h1>Fatal error</h1>', '{"success":false}']) expect(read(html)).toBeNull();
});

it('reads the first article where it stands', () => {
  document.body.innerHTML =
    '<article id="post-3"><a class="infinity-next-post" href="/next/">x</a></article>';
  const node = document.querySelector('article') as HTMLElement;
  expect(readArticle(node, document, HERE, options)).toMatchObject({
    node,
    id: 3,
    next: `${location.origin}/next/`,
  });
});
