import { adtsFrameLength } from './adts-frame';
import type { FrameLength } from './frame-splitter';
import { mpegFrameLength } from './mpeg-frame';

/** A format that can be handed on frame by frame. */
export interface MseFormat {
  /** The MIME type that `MediaSource` takes. */
  mime: string;
  lengthOf: FrameLength;
}

const MP3: MseFormat = { mime: 'audio/mpeg', lengthOf: mpegFrameLength };
const AAC: MseFormat = { mime: 'audio/aac', lengthOf: adtsFrameLength };

/** The values of `Content-Type` that stream servers send. */
const FORMATS: Readonly<Record<string, MseFormat>> = {
  'audio/mpeg': MP3,
  'audio/mp3': MP3,
  'audio/x-mpeg': MP3,
  'audio/aac': AAC,
  'audio/aacp': AAC,
  'audio/x-aac': AAC,
};

export const mseFormat = (contentType: string): MseFormat | null =>
  Object.hasOwn(FORMATS, contentType) ? (FORMATS[contentType] ?? null) : null;
