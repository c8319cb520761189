import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { noise } from '../../../tools/icecast/noise';

/** Seconds of sound that a new listener gets at once: more than any browser wants before it plays. */
const BURST_S = 12;
const SECONDS = 24;
/** Length of the opening that is sent once before the live sound. */
export const OPENING_S = 6;
const BYTES_A_SECOND = 16_000;
const TICK_MS = 100;

const MP3 = ['-c:a', 'libmp3lame', '-f', 'mp3'];
const BARE_MP3 = [...MP3, '-write_xing', '0', '-id3v2_version', '0'];

const LIVE = { mp3: BARE_MP3, aac: ['-c:a', 'aac', '-f', 'adts'] } as const;
const OPENINGS = {
  /** A whole file, which names its own length in its first frame. */
  advertisement: [...MP3, '-write_xing', '1'],
  /** The live sound has 44,100 samples a second. */
  'another rate': [...BARE_MP3, '-ar', '48000'],
} as const;

export type SoundFormat = keyof typeof LIVE;
export type Opening = keyof typeof OPENINGS;

const made = new Map<SoundFormat | Opening, Buffer>();

/** Some seconds of noise, made once. The length of a file is written last, so it is no pipe. */
function soundOf(name: SoundFormat | Opening): Buffer {
  const known = made.get(name);
  if (known) return known;
  const [codec, seconds] =
    name in LIVE ? [LIVE[name as SoundFormat], SECONDS] : [OPENINGS[name as Opening], OPENING_S];
  const folder = mkdtempSync(join(tmpdir(), 'onda-sound-'));
  const cut = ['-nostdin', '-loglevel', 'quiet', ...noise(seconds), '-t', `${seconds}`];
  execFileSync('ffmpeg', [...cut, '-b:a', '128k', ...codec, join(folder, 'sound')]);
  const sound = readFileSync(join(folder, 'sound'));
  rmSync(folder, { recursive: true });
  made.set(name, sound);
  return sound;
}

/** The segments of a piece of HLS by their names, made once. */
export function hlsSegments(): ReadonlyMap<string, Buffer> {
  if (segments.size > 0) return segments;
  const folder = mkdtempSync(join(tmpdir(), 'onda-sound-'));
  const form = ['-c:a', 'aac', '-b:a', '96k', '-f', 'hls', '-hls_time', '4', '-hls_list_size', '0'];
  const cut = ['-nostdin', '-loglevel', 'quiet', ...noise(SECONDS), '-t', `${SECONDS}`];
  execFileSync('ffmpeg', [
    ...cut,
    ...form,
    '-hls_segment_filename',
    join(folder, '%d.ts'),
    join(folder, 'list'),
  ]);
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    segments.set(`/${name}`, readFileSync(join(folder, name)));
  }
  rmSync(folder, { recursive: true });
  return segments;
}
const segments = new Map<string, Buffer>();

export interface SentSound {
  format?: SoundFormat;
  opening?: Opening;
  /** Seconds of sound that come at once. */
  burst?: number;
  closeAfterMs?: number;
}

/** Sends live sound until the listener goes, or for so many seconds. */
export function sendSound(
  out: Writable,
  { format = 'mp3', opening, burst = BURST_S, closeAfterMs = 0 }: SentSound = {},
): void {
  const sound = soundOf(format);
  let sent = burst * BYTES_A_SECOND;
  if (opening) out.write(soundOf(opening));
  out.write(sound.subarray(0, sent));
  const timer = setInterval(() => {
    const from = sent % sound.length;
    const piece = sound.subarray(from, from + (BYTES_A_SECOND * TICK_MS) / 1000);
    sent += piece.length;
    out.write(piece);
  }, TICK_MS);
  const end = () => clearInterval(timer);
  out.once('close', end);
  out.once('error', end);
  if (closeAfterMs > 0)
    setTimeout(() => {
      end();
      out.end();
    }, closeAfterMs);
}
