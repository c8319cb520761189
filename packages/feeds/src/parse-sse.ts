/**
 * The data of each event in a text of server-sent events (`text/event-stream`); comments and other fields are left out.
 */
export function parseSse(text: string): string[] {
  return text
    .split(/\r?\n\r?\n/)
    .map(dataOf)
    .filter((data) => data !== '');
}

const dataOf = (event: string): string =>
  event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
