import { webAddress } from '@onda/core/http/safe-url';
import { isVideoFile } from '../file-address';

/** The player of an address: a provider's frame, or the browser itself. */
export interface Video {
  kind: 'frame' | 'file';
  /** The address for the frame or the `<video>`. */
  src: string;
}

const YOUTUBE = /^(?:[\w-]+\.)?(?:youtube(?:-nocookie)?|youtube\.googleapis)\.com$/;
const SHORT = /^(?:www\.)?youtu\.be$/;
const VIMEO = /^(?:www\.|player\.)?vimeo(?:pro)?\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|e|vi?|shorts|live|watch)\/([^/]+)/;
const CHANNEL_PATH = /^\/channel\/(.+)\/live\/?$/;
/** The number of a video, and the key of one that is not listed. */
const VIMEO_PATH =
  /^(?:\/(?:channels|groups|ondemand)\/[^/]+|.*\/videos?)?\/(\d+)(?:\/([\da-f]{6,}))?(?:\/|$)/;

/** Null for whatever is no video that we can show. */
export function videoAt(written: string): Video | null {
  const address = webAddress(written);
  if (!address) return null;
  const { hostname, pathname } = new URL(address);
  const values = valuesOf(address);
  const src =
    (YOUTUBE.test(hostname) && youtube(pathname, values)) ||
    (SHORT.test(hostname) && youtube(`/v${pathname}`, values)) ||
    (VIMEO.test(hostname) && vimeo(pathname, values));
  if (src) return { kind: 'frame', src };
  return isVideoFile(address) ? { kind: 'file', src: address } : null;
}

type Values = (name: string) => string | undefined;

/** All `name=value` of an address, or of one within it; people put `&`, `?` and `#` in each other's place. */
function valuesOf(address: string): Values {
  const [, ...values] = address.replace(/%3D/gi, '=').split(/(?:[?&#]|%3F|%26|%23)(?:amp;|!)?/i);
  const read = new URLSearchParams(values.join('&'));
  return (name) => /^[\w.-]+/.exec(read.get(name) ?? '')?.[0];
}

/** A playlist, and what a channel sends right now, have names of their own in place of a video's. */
function youtube(pathname: string, values: Values) {
  const channel = CHANNEL_PATH.exec(pathname)?.[1] ?? values('channel');
  // The list “Watch later” and the one of what one likes are each visitor's own.
  const list = values('list')?.replace(/^(?:WL|LL)$/, '');
  const named = values('v') ?? values('vi') ?? YOUTUBE_PATH.exec(pathname)?.[1] ?? '';
  const id = /^[\w-]{11}(?![\w-])/.exec(named)?.[0] ?? (channel ? 'live_stream' : 'videoseries');
  if ((id === 'videoseries' && !list) || (id === 'live_stream' && !channel)) return '';
  const start = seconds(values('t') ?? values('start') ?? values('time_continue'));
  const own = { start, end: seconds(values('end')), list, channel };
  return framed(`www.youtube-nocookie.com/embed/${id}`, { autoplay: 1, rel: 0, enablejsapi: 1, ...own });
}

function vimeo(pathname: string, values: Values) {
  const [, id, h = values('h')] = VIMEO_PATH.exec(pathname) ?? [];
  const start = seconds(values('t'));
  return id && framed(`player.vimeo.com/video/${id}`, { h, autoplay: 1, dnt: 1 }) + (start && `#t=${start}s`);
}

const framed = (page: string, values: Record<string, string | number | undefined>) =>
  `https://${page}?${Object.entries(values)
    .flatMap(([name, value]) => (value || value === 0 ? `${name}=${value}` : []))
    .join('&')}`;

/** `90`, `90s`, `1m30` and `1h2m3s`; empty for the beginning and for what is no time. */
function seconds(written = ''): string {
  const [, hours = 0, minutes = 0, rest = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/i.exec(written) ?? [];
  return String(+hours * 3600 + +minutes * 60 + +rest || '');
}

/** The node that plays it, at once: it comes of a click. */
export function playing({ kind, src }: Video, title: string): HTMLElement {
  if (kind === 'file') {
    const video = document.createElement('video');
    Object.assign(video, { src, controls: true, autoplay: true, playsInline: true, title });
    return video;
  }
  const node = document.createElement('iframe');
  const allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  Object.assign(node, { src, allow, title, referrerPolicy: 'strict-origin-when-cross-origin' });
  return node;
}
