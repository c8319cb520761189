import { parseAttribute, spellings } from '@onda/core/element/attributes';
import type { AttributeSpec } from '@onda/core/element/contract';
import { renderTemplate } from '@onda/core/element/render-template';
import { currentOptions } from './configure';
import { sheets } from './generated/sheets';
import { templates, texts } from './generated/templates';
import { UNKNOWN_SHEET } from './printed-sheets';

export interface RenderOptions {
  /** `es` or `en`; any other language reads English. */
  lang?: string;
  /** The owner's own words, feature → key → text. */
  messages?: Record<string, Record<string, string>>;
  /** The address of a style sheet by its name. The sheet's text otherwise stands in the shadow root. */
  styleOf?: (name: string) => string;
  /** The nonce of the `<style>`, for a page with a strict policy. */
  nonce?: string;
}

/** The attributes as a page writes them, in any spelling. `null`, `undefined` and functions are left out. */
export type Written = Readonly<Record<string, unknown>>;

/**
 * The HTML inside an element as the plugin prints it: in its shadow root, or in the element itself. Empty for an
 * element that prints nothing, for one that enhances another place (`for`), and for an unknown tag.
 */
export function renderShell(tag: string, attributes: Written = {}, options: RenderOptions = {}): string {
  const data = Object.hasOwn(templates, tag) ? templates[tag] : undefined;
  if (!data) return '';
  const read = (name: string) => writtenValue(attributes, name, data.attributes[name] as AttributeSpec);
  const values = Object.fromEntries(Object.keys(data.attributes).map((name) => [name, read(name)]));
  if (values.for) return '';
  // A favorite button shows no number if nobody keeps the post.
  if (tag === 'fav-button') values.favoriteCount ||= '';
  const { lang, messages } = { ...currentOptions(), ...options };
  const words = {
    ...texts[data.feature]?.[lang?.startsWith('es') ? 'es' : 'en'],
    ...messages?.[data.feature],
  };
  const styleOf = options.styleOf ?? addressFromBase() ?? ((name: string) => UNKNOWN_SHEET + name);
  return renderTemplate(data.template, {
    values,
    t: (key) => words[key] ?? '',
    styleOf: (name) => (name === '' ? '' : styleOf(name)),
  });
}

/** The addresses of the sheets below the `base` of `configure`. */
function addressFromBase(): ((name: string) => string) | undefined {
  const { base } = currentOptions();
  return base ? (name) => `${base}styles/${name}.css` : undefined;
}

/** True for an element whose HTML stands in a shadow root. */
export const hasShadow = (tag: string): boolean =>
  Object.hasOwn(templates, tag) && templates[tag]?.root === 'shadow';

/**
 * The content of a shadow root for `<template shadowrootmode="open">`: style sheet and template. It holds the text of
 * the sheet unless the options, or `configure({ base })`, give an address.
 */
export function renderShadow(tag: string, attributes: Written = {}, options: RenderOptions = {}): string {
  if (!hasShadow(tag)) return '';
  const styleOf = options.styleOf ?? addressFromBase();
  const name = templates[tag]?.feature ?? '';
  const html = renderShell(tag, attributes, options);
  if (styleOf) return `<link rel="stylesheet" href="${escaped(styleOf(name))}">${html}`;
  const wanted = new RegExp(`<link rel="stylesheet" href="${UNKNOWN_SHEET}([\\w-]+)">`, 'g');
  const style = (sheet: string) => styleTag(sheet, options.nonce);
  return style(name) + html.replace(wanted, (_, sheet: string) => style(sheet));
}

/** A whole element: its tag with attributes in kebab-case, its template, and the children that the page gives it. */
export function renderElement(
  tag: string,
  attributes: Written = {},
  children = '',
  options: RenderOptions = {},
): string {
  const shadow = hasShadow(tag) ? renderShadow(tag, attributes, options) : '';
  const inside = shadow
    ? `<template shadowrootmode="open">${shadow}</template>${children}`
    : children || renderShell(tag, attributes, options);
  return `<${tag}${writtenAttributes(attributes)}>${inside}</${tag}>`;
}

function writtenAttributes(attributes: Written): string {
  return Object.entries(attributes)
    .map(([name, value]) => [spellings(name)[0], textOf(value)] as const)
    .filter(([name, text]) => text !== undefined && /^[a-z][\w:.-]*$/.test(name ?? ''))
    .map(([name, text]) => ` ${name}="${escaped(text ?? '')}"`)
    .join('');
}

/** The value as an attribute's text. */
export function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || typeof value === 'function') return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function writtenValue(attributes: Written, name: string, spec: AttributeSpec): unknown {
  const spelling = [name, ...spellings(name)].find((one) => textOf(attributes[one]) !== undefined);
  return parseAttribute(spelling === undefined ? null : (textOf(attributes[spelling]) ?? null), spec).value;
}

function styleTag(name: string, nonce = ''): string {
  const css = sheets[name]?.replaceAll('</', '<\\/') ?? '';
  return css && `<style${nonce && ` nonce="${escaped(nonce)}"`}>${css}</style>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
