import { type Block, createBlock } from '@wordpress/blocks';
import type { Attributes, EditorBlock } from '../editor-block';

type Convert = (
  attributes: Attributes,
  inner: Block[],
  name: string,
) => { attributes: Attributes; inner?: Block[] };

interface Way {
  isMatch?: (attributes: Attributes) => boolean;
  convert: Convert;
}

const number = (value: unknown, most: number) =>
  typeof value === 'number' && value > 0 ? Math.min(value, most) : undefined;

/** The most that a list of ours shows at once. */
const MOST_ARTICLES = 12;
const MOST_CARDS = 24;
const MOST_COLUMNS = 6;

/** Since 7.1 the list has a layout; before, it had attributes of its own. */
function columnsOf({ layout, postLayout, columns }: Attributes): number | undefined {
  const { type, columnCount } = (layout ?? {}) as { type?: string; columnCount?: number };
  if (type === 'grid') return number(columnCount, MOST_COLUMNS);
  return postLayout === 'grid' ? number(columns, MOST_COLUMNS) : 1;
}

/** Block of WordPress → what of it our block takes over. */
const WAYS: Record<string, Way> = {
  // A file of the library has an id; a stream has an address alone.
  'core/audio': {
    isMatch: ({ src, id }) => typeof src === 'string' && src !== '' && !id,
    convert: ({ src }) => ({ attributes: { radioStream: src } }),
  },
  'core/gallery': { convert: (_, inner) => ({ attributes: {}, inner }) },
  'core/latest-posts': {
    convert: ({ postsToShow, ...look }, _, name) => ({
      attributes:
        {
          'onda/masonry-grid': {
            count: number(postsToShow, MOST_CARDS),
            columns: columnsOf(look),
          },
          'onda/personal-news': { size: number(postsToShow, MOST_ARTICLES) },
        }[name] ?? {},
    }),
  },
  'core/search': { convert: () => ({ attributes: {} }) },
  'core/social-links': { convert: () => ({ attributes: {} }) },
};

/** The blocks of WordPress that an author may change into this one. */
export function coreTransforms(name: string, { from = [] }: EditorBlock) {
  return from.flatMap((core) => {
    const way = WAYS[core];
    if (!way) return [];
    const transform = (attributes: Attributes, inner: Block[]) => {
      const made = way.convert(attributes, inner, name);
      return createBlock(name, made.attributes, made.inner);
    };
    return [{ type: 'block', blocks: [core], transform, ...(way.isMatch ? { isMatch: way.isMatch } : {}) }];
  });
}
