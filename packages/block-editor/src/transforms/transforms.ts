import { type Block, createBlock, rawHandler } from '@wordpress/blocks';
import { next, type Shortcode } from '@wordpress/shortcode';
import { type Attributes, type EditorBlock, tagOf } from '../editor-block';
import { coreTransforms } from './core-transforms';
import { kebab, readAttributes } from './read-attributes';

/** How other ways to write the element become the block, and the block a shortcode again. */
export function transformsOf(name: string, block: EditorBlock) {
  const ways = [
    fromTypedShortcode(name, block),
    fromShortcodeBlock(name, block),
    fromHtmlBlock(name, block),
    ...(block.preview === 'content' ? [] : [fromPastedTag(name, block), fromWidget(name, block)]),
    ...coreTransforms(name, block),
  ];
  return { from: ways, to: block.preview === 'content' ? [] : [toShortcode(block)] };
}

function made(name: string, { fields, preview }: EditorBlock, written: Record<string, unknown>, html = '') {
  const inner = preview === 'content' && html.trim() !== '' ? rawHandler({ HTML: html }) : [];
  return createBlock(name, readAttributes(fields, written), inner);
}

const fromTypedShortcode = (name: string, block: EditorBlock) => ({
  type: 'shortcode',
  tag: block.shortcodes,
  transform: ({ named }: Shortcode['attrs'], { shortcode }: { shortcode: Shortcode }) =>
    made(name, block, named, shortcode.content),
});

const foundIn = (text: string, { shortcodes }: EditorBlock) =>
  shortcodes.map((tag) => next(tag, text)).find((found) => found !== undefined)?.shortcode;

/** The named attributes of a shortcode that stands alone in its block. */
const fromShortcodeBlock = (name: string, block: EditorBlock) => ({
  type: 'block',
  blocks: ['core/shortcode'],
  isMatch: ({ text = '' }: { text?: string }) => foundIn(text, block) !== undefined,
  transform: ({ text = '' }: { text?: string }) => {
    const found = foundIn(text, block);
    return made(name, block, found?.attrs.named ?? {}, found?.content);
  },
});

const tagIn = (html: string, tag: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.querySelector(tag);

const fromHtmlBlock = (name: string, block: EditorBlock) => ({
  type: 'block',
  blocks: ['core/html'],
  isMatch: ({ content = '' }: { content?: string }) => content.includes(`<${tagOf(name)}`),
  transform: ({ content = '' }: { content?: string }) => ofNode(name, block, tagIn(content, tagOf(name))),
});

const ofNode = (name: string, block: EditorBlock, node: Element | null) =>
  made(
    name,
    block,
    Object.fromEntries([...(node?.attributes ?? [])].map((attribute) => [attribute.name, attribute.value])),
    node?.innerHTML,
  );

/** The paste handler drops an unknown element that has no schema. */
const fromPastedTag = (name: string, block: EditorBlock) => ({
  type: 'raw',
  selector: tagOf(name),
  schema: {
    [tagOf(name)]: {
      attributes: block.fields.flatMap((field) => [kebab(field.name), field.name.toLowerCase()]),
    },
  },
  transform: (node: Element) => ofNode(name, block, node),
});

interface Widget {
  idBase?: string;
  instance?: { raw?: Record<string, unknown> };
}

/** The title of a classic widget becomes a heading before the block. */
const fromWidget = (name: string, block: EditorBlock) => ({
  type: 'block',
  blocks: ['core/legacy-widget'],
  isMatch: ({ idBase, instance }: Widget) =>
    idBase === `onda_${tagOf(name).replaceAll('-', '_')}` && instance?.raw !== undefined,
  transform: ({ instance }: Widget): Block | Block[] => {
    const { title, ...written } = instance?.raw ?? {};
    const own = made(name, block, written);
    return title ? [createBlock('core/heading', { content: title }), own] : own;
  },
});

const toShortcode = (block: EditorBlock) => ({
  type: 'block',
  blocks: ['core/shortcode'],
  transform: (attributes: Attributes) =>
    createBlock('core/shortcode', { text: shortcodeOf(block, attributes) }),
});

/** A value with both kinds of quotation marks or a bracket cannot stand in a shortcode, and is left out. */
export function shortcodeOf({ shortcodes, fields }: EditorBlock, attributes: Attributes): string {
  const written = fields.flatMap(({ name }) => {
    const value = String(attributes[name] ?? '');
    const quote = value.includes('"') ? "'" : '"';
    const isWritable = attributes[name] !== undefined && !value.includes(quote) && !/[[\]]/.test(value);
    return isWritable ? [` ${kebab(name).replaceAll('-', '_')}=${quote}${value}${quote}`] : [];
  });
  return `[${shortcodes[0]}${written.join('')}]`;
}
