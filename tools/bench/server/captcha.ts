import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { search } from '../../../packages/newsletter/src/proof/proof-worker';
import { median } from '../median';
import type { Bench } from '../report';
import { figure, kilobytes, verdict } from '../table';

/** Milliseconds; the proof's is that of a desktop, for the last of all its numbers. */
const LIMITS = { image: 15, audio: 20, proof: 100 };
const PHRASES_PER_RUN = 20;
const NUMBERS = 50_000;
const SALT = '0123456789abcdef01234567?expires=1800003600';

type Made = { ms: number; bytes: number };

/** The cost of a captcha on the server, and of the proof of work in a browser. */
export const captcha: Bench = {
  name: 'captcha',
  async run({ runs }) {
    const script = fileURLToPath(new URL('captcha-cost.php', import.meta.url));
    // PHP without any configuration has no GD.
    const printed = execFileSync('php', ['-n', script, String(runs * PHRASES_PER_RUN)], { encoding: 'utf8' });
    const { gd, image, audio } = JSON.parse(printed) as { gd: boolean; image: Made; audio: Made };
    const proof = median(Array.from({ length: runs }, proofMs));
    const row = (name: string, ms: number, limit: number, bytes = '') => [
      name,
      figure(ms),
      String(limit),
      bytes,
      verdict(ms, limit),
    ];
    return {
      title: 'captcha: milliseconds of the processor, medians',
      head: ['', 'ms', 'limit', 'size', ''],
      rows: [
        row('a picture', image.ms, LIMITS.image, kilobytes(image.bytes)),
        row('a sound', audio.ms, LIMITS.audio, kilobytes(audio.bytes)),
        row(`a proof of ${NUMBERS} numbers`, proof, LIMITS.proof),
      ],
      notes: [gd ? 'PHP had GD' : 'PHP had no GD'],
    };
  },
};

function proofMs(): number {
  const challenge = createHash('sha256').update(`${SALT}${NUMBERS}`).digest('hex');
  const before = process.cpuUsage();
  search({ challenge, salt: SALT, from: 0, to: NUMBERS });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
