/**
 * HTML that `pnpm generate` prints from a component of a `Templates.tsx`: one node of that tag, with the names of its
 * values.
 */
export type Template<Tag extends keyof HTMLElementTagNameMap, Name extends string = never> = string & {
  readonly node?: HTMLElementTagNameMap[Tag];
  readonly names?: Record<Name, unknown>;
};

/** The node that the component would draw with these values, without React. */
export function fromTemplate<Tag extends keyof HTMLElementTagNameMap, Name extends string = never>(
  template: Template<Tag, Name>,
  ...[values]: [Name] extends [never] ? [] : [Record<NoInfer<Name>, string | number>]
): HTMLElementTagNameMap[Tag] {
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: template.replace(/\{\{(\w+)\}\}/g, (_, name: Name) => escapeHtml(String(values?.[name]))),
  });
  return document.importNode(content, true).firstElementChild as HTMLElementTagNameMap[Tag];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Text as it stands between tags and in quoted attributes, in PHP's words. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
