/**
 * Composes and encodes `loop.mp3`, the music of the demo station, written for this project.
 * Run it again only to change the music (needs ffmpeg with libmp3lame): `tsx demo/station/music/compose.ts`
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { frameOffsets } from '../mp3-loop';
import { BARS, BEATS_A_BAR, CHORDS, MELODY } from './score';
import { createTape, RATE, type Tape } from './tape';

/** A whole number of MP3 frames, so that the loop closes at a frame. 36.8 s, 104 beats a minute. */
const FRAMES = 1408;
const ENCODER = 'ffmpeg';
const SAMPLES_A_FRAME = 1152;
const LENGTH = FRAMES * SAMPLES_A_FRAME;
const BEAT = LENGTH / (BARS * BEATS_A_BAR);

function compose(): Tape {
  const tape = createTape(LENGTH);
  for (let bar = 0; bar < BARS; bar++) {
    const at = bar * BEATS_A_BAR * BEAT;
    const chord = CHORDS[bar % CHORDS.length] ?? [];
    pad(tape, at, chord);
    bass(tape, at, chord[0] ?? 45);
    arpeggio(tape, at, chord);
    if (bar >= 2) drums(tape, at);
  }
  for (const [beat, length, note] of MELODY) {
    tape.tone({
      at: beat * BEAT,
      length: length * BEAT,
      note,
      level: 0.13,
      attack: 0.02,
      release: 0.35,
      bright: 0.25,
      pan: 0.15,
    });
    // an echo, a dotted quaver later, on the other side
    tape.tone({
      at: (beat + 0.75) * BEAT,
      length: length * BEAT,
      note,
      level: 0.04,
      attack: 0.02,
      release: 0.3,
      bright: 0.1,
      pan: -0.4,
    });
  }
  return tape;
}

function pad(tape: Tape, at: number, chord: readonly number[]): void {
  chord.slice(1).forEach((note, index) => {
    const pan = (index - 1) * 0.35;
    tape.tone({
      at,
      length: BEATS_A_BAR * BEAT,
      note,
      level: 0.055,
      attack: 0.5,
      release: 0.9,
      bright: 0.08,
      pan,
    });
    tape.tone({
      at,
      length: BEATS_A_BAR * BEAT,
      note: note + 0.07,
      level: 0.045,
      attack: 0.6,
      release: 0.9,
      bright: 0.05,
      pan: -pan,
    });
  });
}

/** The long-short-long of a bossa. */
function bass(tape: Tape, at: number, root: number): void {
  const steps: readonly (readonly [beat: number, interval: number])[] = [
    [0, 0],
    [1.5, 7],
    [2, 7],
    [3.5, 0],
  ];
  for (const [beat, interval] of steps) {
    tape.tone({
      at: at + beat * BEAT,
      length: BEAT * 0.9,
      note: root + interval - 12,
      level: 0.2,
      attack: 0.008,
      release: 0.12,
      bright: 0.35,
      pan: 0,
    });
  }
}

function arpeggio(tape: Tape, at: number, chord: readonly number[]): void {
  const order = [1, 3, 2, 4, 3, 2, 4, 3];
  order.forEach((step, index) => {
    const note = (chord[step] ?? chord[1] ?? 60) + 12;
    tape.tone({
      at: at + (index * BEAT) / 2,
      length: BEAT * 0.3,
      note,
      level: 0.07,
      attack: 0.004,
      release: 0.45,
      bright: 0.5,
      pan: index % 2 ? 0.5 : -0.5,
    });
  });
}

function drums(tape: Tape, at: number): void {
  for (const beat of [0, 1.5, 2, 3.5]) tape.thump({ at: at + beat * BEAT, level: beat % 2 ? 0.22 : 0.34 });
  for (const beat of [1, 3]) tape.hiss({ at: at + beat * BEAT, level: 0.05, seconds: 0.09, pan: -0.1 });
  for (let step = 0; step < 8; step++) {
    tape.hiss({ at: at + (step * BEAT) / 2, level: step % 2 ? 0.022 : 0.012, seconds: 0.04, pan: 0.3 });
  }
}

/**
 * Three rounds are encoded and the frames of the middle one kept: what the encoder carries over from before is then
 * the end of the same loop. Each frame stands alone without a reservoir.
 */
function encode(pcm: Buffer): Buffer {
  const input = ['-f', 's16le', '-ar', `${RATE}`, '-ac', '2', '-i', 'pipe:0'];
  const output = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    '128k',
    '-reservoir',
    '0',
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
    '-map_metadata',
    '-1',
  ];
  const ran = spawnSync(ENCODER, ['-v', 'error', ...input, ...output, '-f', 'mp3', 'pipe:1'], {
    input: Buffer.concat([pcm, pcm, pcm]),
    maxBuffer: 2 ** 26,
  });
  if (ran.status !== 0) throw new Error(`${ENCODER}: ${ran.stderr}`);
  const offsets = frameOffsets(ran.stdout);
  return ran.stdout.subarray(offsets[FRAMES], offsets[2 * FRAMES]);
}

writeFileSync(new URL('loop.mp3', import.meta.url), encode(compose().pcm()));
