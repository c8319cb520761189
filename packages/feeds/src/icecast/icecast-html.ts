import type { FeedReader, MarkupElement, MarkupNode } from '../feed-options';
import { mountOf, pickMount } from '../mount';
import { nowPlaying, offline } from '../now-playing';
import { parsedText } from '../text/text';
import { trackOf } from '../text/track-text';

interface Mount {
  path: string;
  playing: string;
}

const MOUNT = /^Mount ?point (\/\S*)/i;
/** 2.4 and later, and before. */
const PLAYING_LABEL = /^(?:Currently playing|Current Song):$/i;

/** `status.xsl`, the page for people, of servers that have no JSON. It lists what is online and nothing else. */
export const readIcecastHtml: FeedReader = (text, options) => {
  const page = options.parseHtml(text);
  if (!page || !/icecast/i.test(text)) return null;
  const mount = pickMount(mountsOf(page), mountOf(options), ({ path }) => path);
  return mount ? nowPlaying({ track: trackOf(mount.playing) }) : offline();
};

/**
 * Headings and cells in the order of the page: a label belongs to the heading before it, a value to the label before
 * it.
 */
function mountsOf(page: MarkupNode): Mount[] {
  const mounts: Mount[] = [];
  let isLabelled = false;
  for (const element of Array.from(page.getElementsByTagName('*')).filter(isHeadingOrCell)) {
    const content = parsedText(element.textContent);
    const path = /^h/i.test(element.tagName) && MOUNT.exec(content)?.[1];
    const mount = mounts.at(-1);
    if (path) mounts.push({ path, playing: '' });
    else if (mount && isLabelled) mount.playing = content;
    isLabelled = PLAYING_LABEL.test(content);
  }
  return mounts;
}

const isHeadingOrCell = ({ tagName }: MarkupElement): boolean => /^(?:h[1-6]|td)$/i.test(tagName);
