import { httpUrl } from './http-url';

/** More mirrors than this no station has. */
const STREAMS_LIMIT = 20;

/**
 * The streams of an `.m3u` or `.pls` document in its order; none when it is neither, or an HLS playlist of segments.
 */
export function playlistStreams(text: string, playlistUrl: string): readonly string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const isHls = lines.some((line) => line.startsWith('#EXT-X-'));
  const isMarkup = lines.some((line) => line.startsWith('<'));
  if (isHls || isMarkup) return [];
  const isPls = lines.some((line) => /^\[playlist\]$/i.test(line));
  const named = isPls ? plsFiles(lines) : lines.filter((line) => line && !line.startsWith('#'));
  const urls = named.flatMap((name) => httpUrl(name, playlistUrl)?.href ?? []);
  return [...new Set(urls)].slice(0, STREAMS_LIMIT);
}

/** `File2=…` comes after `File1=…`, wherever it stands. */
function plsFiles(lines: readonly string[]): string[] {
  const files = lines.flatMap((line) => {
    const [, number, address] = /^file(\d+)\s*=\s*(.+)$/i.exec(line) ?? [];
    return address ? [{ number: Number(number), address }] : [];
  });
  return files.sort((one, other) => one.number - other.number).map(({ address }) => address);
}
