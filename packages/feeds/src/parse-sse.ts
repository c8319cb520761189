/** The beginning of a text of server-sent events. */
const EVENTS = /^\s*(?:data|event|id|retry)?:/;

export const isSse = (text: string): boolean => EVENTS.test(text);

/**
 * The data of each event in a text of server-sent events (`text/event-stream`); comments and other fields are left out.
 */
export function parseSse(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n\n')
    .map(dataOf)
    .filter((data) => data !== '');
}

const dataOf = (event: string): string =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
