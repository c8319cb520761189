/** A post of the sample site that the examples show. */
export interface SamplePost {
  id: number;
  title: string;
  excerpt: string;
  /** A file of `/samples/`. */
  image: string;
  category: string;
  /** ISO 8601. */
  date: string;
  day: string;
  views: number;
  favorites: number;
}

type Row = [
  title: string,
  category: string,
  image: string,
  excerpt: string,
  views: number,
  favorites: number,
];

const ROWS: Row[] = [
  [
    'The lighthouse festival is back',
    'music',
    'ondas.webp',
    'Three stages, one beach and no fence.',
    7914,
    212,
  ],
  ['The library opens at night', 'culture', 'libros.jpg', 'Readers came with blankets and stayed.', 4023, 96],
  ['The harbor crew wins by a hair', 'sports', 'mar.webp', 'Twelve hundredths of a second.', 2703, 41],
  ['Who builds the guitars we hear', 'music', 'vinilo.webp', 'A workshop with the windows open.', 2064, 88],
  ['Poems on bus line 7', 'culture', 'ciudad.png', 'One stanza at each stop.', 1683, 57],
  ['A stadium without cars', 'sports', 'estadio.jpg', 'Nine thousand bicycles on one evening.', 1310, 23],
  ['Sunrise over the antenna', 'culture', 'antena.jpg', 'The team has coffee at five.', 1124, 64],
  ['The keys of an old organ', 'music', 'teclas.png', 'It sounds again after forty years.', 987, 35],
  ['Sun on the hills', 'culture', 'sol.webp', 'Where to walk this weekend.', 842, 18],
];

const LAST_DAY = 24;

export const samplePosts: readonly SamplePost[] = ROWS.map(
  ([title, category, image, excerpt, views, favorites], at) => ({
    id: at + 1,
    title,
    category,
    image,
    excerpt,
    views,
    favorites,
    date: `2026-11-${LAST_DAY - at}T09:00:00+00:00`,
    day: `November ${LAST_DAY - at}, 2026`,
  }),
);

/** The page of the sample site that every link of the examples leads to. */
export const addressOf = ({ id }: Pick<SamplePost, 'id'>) => `/examples/article.html?post=${id}`;

export const imageOf = ({ image }: Pick<SamplePost, 'image'>) => `/samples/${image}`;
