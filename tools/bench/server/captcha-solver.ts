import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../report';
import { verdict } from '../table';
import { BANDS, signalToNoise } from './captcha-solver/noise';
import { readPicture, type Strokes } from './captcha-solver/picture';
import { readClips, readSound } from './captcha-solver/sound';

/** Percent at the first try that would stop a program. */
const LIMIT = 1;
const PICTURES_PER_RUN = 8;
const SOUNDS_PER_RUN = 2;
const SYMBOLS = 5;

interface Sample {
  text: string;
  picture: string;
  sound: string;
}

/** How often a program that reads the plugin's source solves the captcha at the first try. */
export const captchaSolver: Bench = {
  name: 'captcha-solver',
  async run({ runs }) {
    const { strokes, samples } = madeSamples(runs * PICTURES_PER_RUN);
    const clips = readClips(
      fileURLToPath(new URL('../../../wordpress-plugin/assets/captcha/es', import.meta.url)),
    );
    const sounds = samples.slice(0, runs * SOUNDS_PER_RUN);
    const noise = signalToNoise(clips).map(
      (ratio, band) => `${BANDS[band]?.join(' to ')} Hz ${ratio.toFixed(1)} dB`,
    );
    return {
      title: 'captcha-solver: solved at the first try by comparing with the published strokes and clips',
      head: ['', 'tried', 'solved', 'symbols', '%', 'limit', ''],
      rows: [
        row('picture', samples, ({ picture }) => readPicture(Buffer.from(picture, 'base64'), strokes)),
        row('sound', sounds, ({ sound }) => readSound(Buffer.from(sound, 'base64'), clips)),
      ],
      notes: [`voice over what is mixed under it: ${noise.join(', ')}`],
    };
  },
};

function madeSamples(count: number): { strokes: Strokes; samples: Sample[] } {
  const script = fileURLToPath(new URL('captcha-solver/samples.php', import.meta.url));
  const printed = execFileSync('php', ['-n', script, String(count)], { encoding: 'utf8', maxBuffer: 1e9 });
  const { symbols, strokes, samples } = JSON.parse(printed) as {
    symbols: string[];
    strokes: Strokes[string][];
    samples: Sample[];
  };
  return { strokes: Object.fromEntries(symbols.map((symbol, at) => [symbol, strokes[at] ?? []])), samples };
}

function row(name: string, samples: Sample[], read: (sample: Sample) => string): string[] {
  const pairs = samples.map((sample) => [sample.text, read(sample)] as const);
  const solved = pairs.filter(([text, found]) => text === found).length;
  const symbols = pairs.reduce((sum, [text, found]) => sum + rightSymbols(text, found), 0);
  const share = (100 * solved) / samples.length;
  return [
    name,
    String(samples.length),
    String(solved),
    `${symbols} of ${SYMBOLS * samples.length}`,
    share.toFixed(0),
    String(LIMIT),
    verdict(share, LIMIT),
  ];
}

const rightSymbols = (text: string, found: string) =>
  [...text].filter((symbol, at) => symbol === found[at]).length;
