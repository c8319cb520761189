import { fromTemplate } from '@onda/core/dom/from-template';
import { webAddress } from '@onda/core/http/safe-url';
import { isVideoFile } from '../file-address';
import { videoFile, videoFrame } from './generated/templates';

/** The player of an address: a provider's frame, or the browser itself. */
export interface Video {
  kind: 'frame' | 'file';
  /** The address for the frame or the `<video>`. */
  src: string;
}

const YOUTUBE = /^(?:[\w-]+\.)?youtu(?:\.be|be(?:-nocookie|\.googleapis)?\.com)$/;
/** The part before the name of a video or a channel in a path. Names in parameters are read like all values. */
const NAMED = /(?:youtu\.be|\/(?:embed|e|vi?|shorts|live|watch))\/(?=[\w-])/;
const CHANNEL = /\/channel\/([\w-]+)\/live/;
const VIMEO = /^(?:www\.|player\.)?vimeo(?:pro)?\.com$/;
/** The number of a video, and the key of one that is not listed. */
const NUMBERED =
  /^(?:\/(?:channels|groups|ondemand)\/[^/]+|.*\/(?:videos?|review))?\/(\d+)(?:\/([\da-f]{6,}))?(?:\/|$)/;

/** Null for an address that is no known video. */
export function videoAt(written: string): Video | null {
  const address = webAddress(written);
  if (!address) return null;
  const { hostname, pathname } = new URL(address);
  const src = YOUTUBE.test(hostname) ? youtube(address) : VIMEO.test(hostname) && vimeo(pathname, address);
  if (src) return { kind: 'frame', src };
  return isVideoFile(address) ? { kind: 'file', src: address } : null;
}

/** Reads a value of an address, or of one within it; people mix up `&`, `?` and `#`. */
function readerOf(address: string) {
  const values = address.replace(/%3D/gi, '=').split(/(?:[?&#]|%3F|%26)(?:amp;|!)?/i);
  const read = new URLSearchParams(values.slice(1).join('&'));
  return (name: string) => /^[\w.-]+/.exec(read.get(name) ?? '')?.[0] ?? '';
}

/** The address of a playlist or a live channel, which have names of their own in place of a video's. */
function youtube(address: string): string {
  const read = readerOf(address.replace(NAMED, '?v=').replace(CHANNEL, '?channel=$1'));
  const [channel, list, named] = [read('channel'), read('list'), read('v') || read('vi')];
  const id = named.length === 11 ? named : channel ? 'live_stream' : 'videoseries';
  if ((id === 'videoseries' && !list) || (id === 'live_stream' && !channel)) return '';
  const start = seconds(read('t') || read('start') || read('time_continue'));
  const more = Object.entries({ start, end: seconds(read('end')), list, channel });
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&enablejsapi=1${more
    .map(([name, value]) => value && `&${name}=${value}`)
    .join('')}`;
}

function vimeo(pathname: string, address: string): string {
  const read = readerOf(address);
  const [, id, key = read('h')] = NUMBERED.exec(pathname) ?? [];
  const start = seconds(read('t'));
  return id
    ? `https://player.vimeo.com/video/${id}?${key && `h=${key}&`}autoplay=1&dnt=1${start && `#t=${start}s`}`
    : '';
}

/** Reads `90`, `90s`, `1m30` and `1h2m3s`; empty for the beginning and for any other text. */
function seconds(written: string): string {
  const [, hours = 0, minutes = 0, rest = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/i.exec(written) ?? [];
  return String(+hours * 3600 + +minutes * 60 + +rest || '');
}

/** The node that plays it at once, because a click asked for it. */
export const playing = ({ kind, src }: Video, title: string): HTMLElement =>
  fromTemplate(kind === 'file' ? videoFile : videoFrame, { src, title });
