import type { Examples } from './example';
import { paragraphs } from './text';

const PICTURES: [file: string, alt: string][] = [
  ['mar.webp', 'Waves below a pale sun'],
  ['vinilo.webp', 'A record'],
  ['ciudad.png', 'A city at night with lit windows'],
  ['sol.webp', 'The sun over hills'],
  ['ondas.webp', 'Waves of sound'],
];

const img = ([file, alt]: [string, string], folder = '/samples/', extra = '') =>
  `<img src="${folder}${file}" width="960" height="600" alt="${alt}"${extra}>`;

const rows = (folder: string) => PICTURES.map((picture) => `<li>${img(picture, folder)}</li>`).join('');
const list = (folder: string) => `<ul>${rows(folder)}</ul>`;
const shown = `<ul>\n  <li><img src="waves.webp" alt="Waves"></li>\n  <li><img src="record.webp" alt="A record"></li>\n</ul>`;

const VIDEOS: [title: string, address: string, file: string][] = [
  ['Sintel', 'https://www.youtube.com/watch?v=eRsGyueVLvQ', 'mosaico.webp'],
  ['Tears of Steel', 'https://www.youtube.com/watch?v=R6MlUcmOul8', 'ciudad.png'],
  ['Cosmos Laundromat', 'https://www.youtube.com/watch?v=Y-rmzh0PI3c', 'ondas.webp'],
];
const videos = VIDEOS.map(
  ([title, address, file]) => `<p><a href="${address}">${img([file, ''])} ${title}</a></p>`,
).join('');

const lightbox = `<article class="gallery">${PICTURES.slice(0, 3)
  .map(
    (picture) =>
      `<figure><a href="/samples/${picture[0]}">${img(picture)}</a><figcaption>${picture[1]}</figcaption></figure>`,
  )
  .join('')}</article>`;

export const mediaExamples: Examples = {
  'content-carousel': {
    attributes: { visible: 3, desktopsmall: 2, label: 'Drawings' },
    content: shown,
    liveContent: list('/samples/'),
    hint: 'The browser scrolls: swipe, use the keys, or the buttons.',
    height: 280,
  },
  'fade-slideshow': {
    attributes: { label: 'Landscapes' },
    content: shown,
    liveContent: list('/samples/'),
    hint: 'It waits for a button where a visitor asks for less motion.',
    height: 440,
  },
  'video-carousel': {
    attributes: { label: 'Open films' },
    content:
      '<p><a href="https://www.youtube.com/watch?v=eRsGyueVLvQ">\n  <img src="sintel.webp" alt=""> Sintel\n</a></p>',
    liveContent: videos,
    hint: 'Nothing of a provider is asked for before a click.',
    height: 440,
  },
  'image-lightbox': {
    attributes: { for: '.entry-content' },
    live: { for: '.gallery' },
    before: lightbox,
    hint: 'Press a picture. Back closes it.',
    height: 420,
  },
  'lazy-media': {
    content: '<img data-src="antenna.jpg" width="960" height="600" alt="The antenna at sunrise">',
    liveContent: `<p><img data-src="/samples/antena.jpg" width="480" height="300" alt="The antenna at sunrise"></p>${paragraphs(6)}<p><img data-src="/samples/estadio.jpg" width="480" height="300" alt="The stadium"></p>`,
    hint: 'Scroll: the second picture is requested shortly before it is seen.',
    height: 420,
    isPage: true,
  },
};
