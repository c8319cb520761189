import { paragraphs } from './text';

interface SamplePage {
  title: string;
  body: string;
  kind: 'page' | 'part';
}

const article = (title: string, id: number) =>
  `<main><article id="post-${id}"><div class="article_info" data-id="${id}" data-url="/examples/next-article.html" data-title="${title}"></div><h1>${title}</h1>${paragraphs(5)}</article></main>`;

const player =
  '<radio-player radio-stream="/samples/live.mp3" radio-name="Radio Onda" station="onda" no-image-available="/samples/vinilo.webp"></radio-player>';
const heart =
  '<p class="row"><span>The library opens at night</span> <fav-button post-id="2" favorite-count="96"></fav-button></p>';

/** Pages that examples lead to, that of the playground, and that of the home page. */
export const samplePages = (newsletter: string): Record<string, SamplePage> => ({
  article: {
    title: 'An article of the sample site',
    body: article('An article of the sample site', 1),
    kind: 'page',
  },
  'next-article': {
    title: 'The library opens at night',
    body: article('The library opens at night', 2),
    kind: 'page',
  },
  home: { title: 'Radio Onda', body: `<div class="center">${player}</div>`, kind: 'part' },
  playground: {
    title: 'Playground',
    body: `<div class="grid-of-two"><section>${player}</section><section>${heart}<p><asp-search home-url="/examples/article.html"></asp-search></p><newsletter-form form="1">${newsletter}</newsletter-form></section></div>`,
    kind: 'part',
  },
});
