import { escapeHtml } from '../dom/from-template';
import { webAddress } from '../http/safe-url';

/** The values of a template's placeholders. */
export interface TemplateValues {
  values: Record<string, unknown>;
  /** The address of the style sheet with that name; `''` is the shadow root's own. Empty when there is none. */
  styleOf: (name: string) => string;
  t: (key: string) => string;
}

/**
 * Fills a template as PHP's `Html` does: `{{name}}` escaped text, `{{url name}}` an http(s) address or nothing, `{{t
 * key}}` a message, `{{style name}}` the address of a style sheet, `{{flag name word}}` the word when the value is
 * true.
 */
export function renderTemplate(template: string, { values, styleOf, t }: TemplateValues): string {
  const style = styleOf('');
  const link = style === '' ? '' : `<link rel="stylesheet" href="${escapeHtml(style)}">`;
  const body = template.replace(PLACEHOLDER, (_, verb: string | undefined, name: string, word = '') => {
    if (verb === 't') return escapeHtml(t(name));
    if (verb === 'style') return escapeHtml(styleOf(name));
    if (verb === 'flag') return values[name] === true ? word : '';
    const text = String(values[name] ?? '');
    return escapeHtml(verb === 'url' ? webAddress(text) : text);
  });
  return link + body;
}

/** The nodes of a filled template, for a document of their own. */
export function templateNodes(template: string, values: TemplateValues): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: renderTemplate(template, values),
  });
  return content;
}

const PLACEHOLDER = /\{\{(?:(t|url|style|flag) )?([\w-]+)(?: ([\w-]+))?\}\}/g;
