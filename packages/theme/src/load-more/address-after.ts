import { webAddress } from '@onda/core/http/safe-url';

/** Where the number of a page stands, by its name: `paged`, `query-3-page`, `e-page-1a2b`; then `/page/2/`. */
const VALUE = /^(?:[^=]*[-_])?paged?\d*(?:-\w+)?$/;
const PART = 'page';
/** A number here is WordPress's for something else, or what somebody searches. */
const OTHERS =
  /^(?:s|p|m|w|cat|cpage|tag_id|page_id|attachment_id|author|year|monthnum|day|hour|minute|second|offset|posts_per_page)$/;

/** The address of the page after `page`, whose number stands in this one; the same one where it does not. */
export function addressAfter(address: string, page: number): string {
  if (!webAddress(address)) return address;
  const url = new URL(address);
  const parts = url.pathname.split('/');
  const values = url.search.slice(1).split('&');
  const lastOf = (list: string[], is: (text: string, index: number) => boolean) =>
    list.reduce((found, text, index) => (is(text, index) ? index : found), -1);
  const valueBy = (isName: (name: string) => boolean) =>
    lastOf(values, (text) => {
      const [name = '', value] = text.split('=');
      return value === String(page) && isName(name);
    });
  const partBy = (isBefore: (before: string | undefined) => boolean) =>
    lastOf(parts, (text, index) => text === String(page) && isBefore(parts[index - 1]));

  const count = (list: string[], index: number) => {
    if (index < 0) return false;
    list[index] = (list[index] as string).replace(/\d+$/, String(page + 1));
    return true;
  };
  if (
    count(
      values,
      valueBy((name) => name === 'paged'),
    ) ||
    count(
      values,
      valueBy((name) => VALUE.test(name)),
    ) ||
    count(
      parts,
      partBy((before) => before === PART),
    ) ||
    count(
      values,
      valueBy((name) => !OTHERS.test(name)),
    ) ||
    count(
      parts,
      partBy(() => true),
    )
  ) {
    url.pathname = parts.join('/');
    url.search = values.join('&');
  }
  return url.href;
}
