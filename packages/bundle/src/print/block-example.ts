import type { BlockEditing } from '@onda/core/element/block-fields';
import type { ElementSpec } from '@onda/core/element/contract';

/** Pixels of the frame in which the inserter draws an example. */
const NARROW = 420;
const WIDE = 900;
const WIDE_ONES = ['masonry-grid', 'content-carousel', 'video-carousel', 'scores-board'];

const paragraph = (content: string) => ({ name: 'core/paragraph', attributes: { content } });
const heading = (content: string) => ({ name: 'core/heading', attributes: { content, level: 3 } });
const color = (gradient: string) => ({
  name: 'core/cover',
  attributes: { customGradient: gradient, minHeight: 160, isDark: true },
});

const SECTIONS = [heading('09:00'), paragraph('Radio Onda'), heading('12:00'), paragraph('Los Faros')];
const SLIDES = [
  color('linear-gradient(135deg,#071b33 0%,#0f5c78 100%)'),
  color('linear-gradient(135deg,#2b1055 0%,#a1336b 100%)'),
  color('linear-gradient(135deg,#1f1c18 0%,#8a4b16 100%)'),
];

/** Blocks that an inserter shows in a container. */
const INNER: Record<string, readonly object[]> = {
  'content-tabs': SECTIONS,
  'content-accordion': SECTIONS,
  'content-carousel': SLIDES,
  'fade-slideshow': SLIDES.slice(0, 1),
  'video-carousel': SLIDES,
};

const ATTRIBUTES: Record<string, object> = {
  'comments-embed': { shortname: 'onda' },
  'count-down': { date: '2099-12-31 20:00' },
  'masonry-grid': { count: 3, more: 'none' },
};

/** The example that the inserter shows of a block: the contract's defaults with the sample data of the editor. */
export function blockExample({ tag }: ElementSpec, { preview }: BlockEditing) {
  return {
    viewportWidth: WIDE_ONES.includes(tag) ? WIDE : NARROW,
    attributes: ATTRIBUTES[tag] ?? {},
    ...(preview === 'content' ? { innerBlocks: INNER[tag] ?? [] } : {}),
  };
}
