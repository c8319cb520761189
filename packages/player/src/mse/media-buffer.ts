/** Seconds of played sound that are kept. More would fill the memory of a listener who stays. */
const BACK_S = { most: 20, kept: 10 };

/** The buffer of a `MediaSource`: frames are added at the end, played sound is removed. */
export interface MediaBuffer {
  /** An address for the element; of use once. */
  url: string;
  begin(mime: string): void;
  append(frames: BufferSource): void;
  close(): void;
}

/** `position` in seconds; `failed` when the browser does not take what it gets. */
export function createMediaBuffer(position: () => number, failed: () => void): MediaBuffer {
  const media = new MediaSource();
  const url = URL.createObjectURL(media);
  const queue: BufferSource[] = [];
  let type = '';
  let buffer: SourceBuffer | undefined;
  let isClosed = false;

  const work = () => {
    if (isClosed || media.readyState !== 'open' || !type) return;
    try {
      buffer ??= sourceBuffer(media, type, work);
      if (!buffer.updating) feed(buffer, queue, position());
    } catch {
      failed();
    }
  };
  const forget = () => URL.revokeObjectURL(url);
  media.addEventListener('sourceopen', forget, { once: true });
  media.addEventListener('sourceopen', work, { once: true });
  return {
    url,
    begin(mime) {
      type = mime;
      work();
    },
    append(frames) {
      queue.push(frames);
      work();
    },
    close() {
      isClosed = true;
      queue.length = 0;
      forget();
    },
  };
}

function sourceBuffer(media: MediaSource, mime: string, next: () => void): SourceBuffer {
  const buffer = media.addSourceBuffer(mime);
  media.duration = Number.POSITIVE_INFINITY;
  // Frames follow each other, whatever connection they came over: a splice leaves no hole.
  buffer.mode = 'sequence';
  buffer.addEventListener('updateend', next);
  return buffer;
}

function feed(buffer: SourceBuffer, queue: BufferSource[], position: number): void {
  const begin = buffer.buffered.length > 0 ? buffer.buffered.start(0) : 0;
  if (position - begin > BACK_S.most) {
    buffer.remove(0, position - BACK_S.kept);
    return;
  }
  const next = queue.shift();
  if (next) buffer.appendBuffer(next);
}
