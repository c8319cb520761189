import { webAddress } from '@onda/core/http/safe-url';
import { isVideoFile } from '../file-address';

/** The player of an address: a provider's frame, or the browser itself. */
export interface Video {
  kind: 'frame' | 'file';
  /** The address for the frame or the `<video>`. */
  src: string;
}

const YOUTUBE_HOST = /^(?:[\w-]+\.)?(?:youtube(?:-nocookie|kids)?\.com|youtube\.googleapis\.com)$/;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/;
const YOUTUBE_PATH = /^\/(?:embed|e|v|vi|shorts|live|watch)\/([^/]+)/;
const CHANNEL_PATH = /^\/channel\/([\w-]+)\/live\/?$/;
const YOUTUBE_ID = /^[\w-]{11}(?![\w-])/;
/** The embedded pages of a playlist and of what a channel sends right now: they stand where a video's id would. */
const PLAYLIST = 'videoseries';
const LIVE = 'live_stream';
/** The lists “Watch later” and “Liked” are the visitor's own; no frame plays another's. */
const OF_ONE_PERSON = /^(?:WL|LL)$/;

const VIMEO_HOST = /^(?:www\.|player\.)?vimeo(?:pro)?\.com$/;
/** The number of a video, and the key of one that is not listed. */
const VIMEO_PATH = new RegExp(
  String.raw`^/(?:(?:manage/)?videos?/|channels/[^/]+/(?:videos?/)?|groups/[^/]+/(?:videos?/)?` +
    String.raw`|(?:album|showcase)/[^/]+/videos?/|ondemand/[^/]+/|[^/]+/[^/]+/video/)?(\d+)(?:/([\da-f]{6,}))?(?:/|$)`,
);

/** Null for whatever is no video that we can show. */
export function videoAt(written: string): Video | null {
  const address = webAddress(written);
  if (address === '') return null;
  const { hostname, pathname } = new URL(address);
  const src = SHORT_HOST.test(hostname)
    ? youtube(`/v${pathname}`, valuesOf(address))
    : YOUTUBE_HOST.test(hostname)
      ? youtube(pathname, valuesOf(address))
      : VIMEO_HOST.test(hostname) && vimeo(pathname, valuesOf(address));
  if (src) return { kind: 'frame', src };
  return isVideoFile(address) ? { kind: 'file', src: address } : null;
}

/** All `name=value` of an address, or of one within it; people put `&`, `?` and `#` in each other's place. */
function valuesOf(address: string): URLSearchParams {
  const [, ...values] = address.replace(/%3D/gi, '=').split(/(?:[?&#]|%3F|%26|%23)(?:amp;|!)?/i);
  return new URLSearchParams(values.join('&'));
}

function youtube(pathname: string, values: URLSearchParams): string {
  const list = wordOf(values.get('list')).replace(OF_ONE_PERSON, '');
  const channel = wordOf(CHANNEL_PATH.exec(pathname)?.[1] ?? values.get('channel'));
  const named = values.get('v') ?? values.get('vi') ?? YOUTUBE_PATH.exec(pathname)?.[1] ?? '';
  const id = YOUTUBE_ID.exec(named)?.[0] ?? (channel ? LIVE : PLAYLIST);
  if ((id === PLAYLIST && !list) || (id === LIVE && !channel)) return '';
  const start = secondsOf(values.get('t') ?? values.get('start') ?? values.get('time_continue'));
  const more = { start, end: secondsOf(values.get('end')), list, channel: id === LIVE ? channel : '' };
  return (
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&enablejsapi=1` +
    Object.entries(more)
      .map(([name, value]) => value && `&${name}=${value}`)
      .join('')
  );
}

function vimeo(pathname: string, values: URLSearchParams): string {
  const [, id = values.get('clip_id'), key = values.get('h')] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id || !/^\d+$/.test(id)) return '';
  const hash = wordOf(key);
  const start = secondsOf(values.get('t'));
  const moment = start && `#t=${start}s`;
  return `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}autoplay=1&dnt=1${moment}`;
}

const wordOf = (text: string | null) => /^[\w-]+$/.exec(text ?? '')?.[0] ?? '';

/** `90`, `90s`, `1m30`, `1h2m3s` and `1:30`; empty for the beginning and for what is no time. */
function secondsOf(written: string | null): string {
  const found = /^(?:(\d+)[h:])??(?:(\d+)[m:])?(?:(\d+)(?:\.\d+)?s?)?$/i.exec(written?.trim() ?? '');
  const [hours, minutes, seconds] = (found ?? []).slice(1).map((part) => Number(part ?? 0));
  return String((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) || '');
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
