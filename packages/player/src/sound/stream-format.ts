export interface StreamFormat {
  /** Howler's name of the codec. */
  codec: string;
  mime: string;
}

const MP3: StreamFormat = { codec: 'mp3', mime: 'audio/mpeg' };

const FORMATS: Readonly<Record<string, StreamFormat>> = {
  mp3: MP3,
  aac: { codec: 'aac', mime: 'audio/aac' },
  aacp: { codec: 'aac', mime: 'audio/aac' },
  m4a: { codec: 'm4a', mime: 'audio/mp4' },
  mp4: { codec: 'mp4', mime: 'audio/mp4' },
  ogg: { codec: 'ogg', mime: 'audio/ogg; codecs="vorbis"' },
  oga: { codec: 'oga', mime: 'audio/ogg; codecs="vorbis"' },
  opus: { codec: 'opus', mime: 'audio/ogg; codecs="opus"' },
  flac: { codec: 'flac', mime: 'audio/flac' },
  webm: { codec: 'webm', mime: 'audio/webm' },
  m3u8: { codec: 'mp4', mime: 'application/vnd.apple.mpegurl' },
};

/** Segments instead of one stream: HTTP Live Streaming. Some addresses name it in their query alone. */
export const isHls = (url: string): boolean => /\.m3u8(?=[?#&]|$)/i.test(url);

/** Marks the address of an HLS stream that does not say so. */
export const asHls = (url: string): string => `${url.split('#', 1)[0]}#.m3u8`;

/** A document that names streams, to be read first. */
export const isPlaylist = (url: string): boolean => /\.(m3u|pls|xspf|asx|wax|ram)$/i.test(pathOf(url));

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** The format that the end of the path names, as far as it does: `/live.aac`, `/;stream.mp3`. */
export function namedFormat(url: string): StreamFormat | null {
  const extension = /\.(\w+)$/.exec(pathOf(url))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FORMATS, extension) ? (FORMATS[extension] ?? null) : null;
}

/** Most streams name none and are mp3. */
export const likelyFormat = (url: string): StreamFormat => namedFormat(url) ?? MP3;
