import { webAddress } from './safe-url';

/** What the placeholders of a `shell.html` stand for. */
export interface ShellValues {
  values: Record<string, unknown>;
  /** Style sheet of the shadow root. */
  style: string;
  t: (key: string) => string;
}

/**
 * Fills a `shell.html` as PHP's `Html` does: `{{name}}` escaped text, `{{url name}}` an http(s) address or
 * nothing, `{{t key}}` a message, `{{flag name word}}` the word when the value is true.
 */
export function fill(template: string, { values, style, t }: ShellValues): string {
  const link = style === '' ? '' : `<link rel="stylesheet" href="${escapeHtml(style)}">`;
  const body = template.replace(PLACEHOLDER, (_, verb: string | undefined, name: string, word = '') => {
    if (verb === 't') return escapeHtml(t(name));
    if (verb === 'flag') return values[name] === true ? word : '';
    const text = String(values[name] ?? '');
    return escapeHtml(verb === 'url' ? webAddress(text) : text);
  });
  return link + body;
}

const PLACEHOLDER = /\{\{(?:(t|url|flag) )?(\w+)(?: ([\w-]+))?\}\}/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
