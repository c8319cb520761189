import type { Examples } from './example';
import { paragraphs } from './text';

/** Two months after the site was built. */
const SOON = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 16);

const share = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fradio.example%2F'],
  ['X', 'https://x.com/intent/post?url=https%3A%2F%2Fradio.example%2F'],
  ['WhatsApp', 'https://api.whatsapp.com/send?text=https%3A%2F%2Fradio.example%2F'],
  ['Telegram', 'https://t.me/share/url?url=https%3A%2F%2Fradio.example%2F'],
]
  .map(
    ([name, href]) =>
      `<span part="item" role="listitem"><a href="${href}" target="_blank" rel="noopener nofollow" aria-label="Share on ${name}">${name}</a></span>`,
  )
  .join('');

const comment = (id: number, author: string, text: string) =>
  `<li class="comment" id="comment-${id}"><article><p><b>${author}</b></p><p>${text}</p></article></li>`;

const comments = `<section class="comments" id="comments"><h2>Three comments</h2><ol>${comment(1, 'Marta', 'The encore was the best part.')}${comment(2, 'Ulises', 'I heard it from the other side of the harbor.')}${comment(3, 'Nadia', 'Who played the second trumpet?')}</ol></section>`;

const streamed = `<main><article id="post-1"><div class="article_info" data-id="1" data-url="/examples/article-stream.html" data-title="The lighthouse festival is back"></div><h1>The lighthouse festival is back</h1>${paragraphs(5)}<a class="infinity-next-post" data-url="/examples/next-article.html" href="/examples/next-article.html">The library opens at night</a>`;

export const articlesExamples: Examples = {
  'article-stream': {
    before: streamed,
    after: '</article></main>',
    hint: 'Scroll to the end: the next article follows, and a link to it where it cannot come.',
    height: 460,
    isPage: true,
  },
  'share-links': {
    attributes: { url: 'https://radio.example/', text: 'Radio Onda' },
    liveContent: `<span part="list" role="list">${share}</span>`,
    hint: 'No site is contacted before a click. “Copy” is added where the browser can.',
  },
  'comments-panel': {
    attributes: { for: '#comments' },
    before: comments,
    hint: 'Open the comments by the button that the element makes.',
    height: 330,
  },
  'comments-embed': {
    attributes: { shortname: 'my-site', url: 'https://radio.example/' },
    liveContent:
      '<a part="link" href="#comments">Show the comments</a><span part="note">They come from Disqus: opening them connects your browser to disqus.com.</span>',
    live: { shortname: '' },
    hint: 'Here the link alone: this page asks no other host. On a site a click loads the discussion.',
  },
  'related-popup': {
    content: '<a href="/next-article/">The library opens at night</a>',
    liveContent: '<a href="/examples/next-article.html">The library opens at night</a>',
    before: `<main><article><h1>The lighthouse festival is back</h1>${paragraphs(14)}`,
    after: '</article></main>',
    live: { offset: 300 },
    hint: 'Scroll down: the related article comes in a corner.',
    height: 460,
    isPage: true,
  },
  'count-down': {
    attributes: { date: '2027-03-21 20:00', endText: 'We are on air.' },
    liveContent: `<time datetime="${SOON}">${new Date(SOON).toUTCString()}</time>`,
    live: { date: SOON },
    hint: 'Without scripts the date stands there in words.',
  },
};
