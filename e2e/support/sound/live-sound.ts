import { execFileSync } from 'node:child_process';
import type { Writable } from 'node:stream';
import { noise } from '../../../tools/icecast/noise';

/** Seconds of sound that a new listener gets at once: more than any browser wants before it plays. */
const BURST_S = 12;
const SECONDS = 24;
const BYTES_A_SECOND = 16_000;
const TICK_MS = 100;

const CODECS = { mp3: ['-c:a', 'libmp3lame', '-write_xing', '0'], aac: ['-c:a', 'aac'] } as const;

export type SoundFormat = keyof typeof CODECS;

const made = new Map<SoundFormat, Buffer>();

/** Some seconds of noise, made once. */
function soundOf(format: SoundFormat): Buffer {
  const known = made.get(format);
  if (known) return known;
  const cut = ['-nostdin', '-loglevel', 'quiet', ...noise(SECONDS), '-t', `${SECONDS}`];
  const form = [...CODECS[format], '-b:a', '128k', '-f', format === 'aac' ? 'adts' : format, 'pipe:1'];
  const sound = execFileSync('ffmpeg', [...cut, ...form], { maxBuffer: 1e8 });
  made.set(format, sound);
  return sound;
}

/** Sends live sound until the listener goes, or for so many seconds. */
export function sendSound(out: Writable, { format = 'mp3' as SoundFormat, closeAfterMs = 0 } = {}): void {
  const sound = soundOf(format);
  let sent = BURST_S * BYTES_A_SECOND;
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
