import { webAddress } from '@onda/core/http/safe-url';

/** The player of an address: a provider's frame, or the browser itself. */
export interface Video {
  kind: 'frame' | 'file';
  /** The address for the frame or the `<video>`. */
  src: string;
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/;
const FILE = /\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/i;

/** Null for whatever is no video that we can show. */
export function videoAt(written: string): Video | null {
  const url = webAddress(written);
  const youtube = YOUTUBE.exec(url)?.[1];
  if (youtube)
    return frame(`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0&enablejsapi=1`);
  const vimeo = VIMEO.exec(url)?.[1];
  if (vimeo) return frame(`https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`);
  return FILE.test(url) ? { kind: 'file', src: url } : null;
}

const frame = (src: string): Video => ({ kind: 'frame', src });

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
