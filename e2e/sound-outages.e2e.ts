import { describe, expect, it } from 'vitest';
import { BURST, startIcecast } from '../tools/icecast/icecast';
import { measured } from './support/measured';
import { soundStage } from './support/sound/stage';
import { listen, type SoundPageOptions, type SoundVisit } from './support/sound/visit';

/** A station that falls silent and comes back, against a real stream server. All times are of the page's clock. */
const stage = soundStage(BURST.quick);

const now = ({ page }: SoundVisit): Promise<number> => page.evaluate(() => performance.now());

/** Opens the page and presses play. */
async function hear(stream: string, options?: SoundPageOptions) {
  const visit = await stage.visit(stream, options);
  await listen(visit);
  return visit;
}

const soundAgain = ({ sounds }: SoundVisit) => expect.poll(sounds, { timeout: 40_000 }).toBe(true);

/** The first word of the trouble that lasts until now. */
async function whenSilenceWasTold({ log }: SoundVisit): Promise<number> {
  const { states } = await log();
  return states[states.findLastIndex(({ sound }) => sound.status === 'playing') + 1]?.at ?? Number.NaN;
}

describe('a station whose source dies', () => {
  it('is heard again without a click when it is back after 20 s, in each format', async () => {
    await Promise.all(['mp3', 'aac', 'ogg'].map(diesAndComesBack));
  });

  it('bridges the restart of an encoder, without Media Source Extensions too', async () => {
    const source = await stage.icecast.startFilled('/restart.mp3');
    const before = stage.server.requests.length;
    const visit = await hear(stage.icecast.stream('/restart.mp3'), {
      before: () => void Reflect.deleteProperty(window, 'MediaSource'),
    });
    const hasHowler = () =>
      stage.server.requests.slice(before).some((path) => path.startsWith('/load-howler'));
    await expect.poll(hasHowler).toBe(true);
    source.kill();
    const again = await stage.icecast.startSource('/restart.mp3');
    await expect
      .poll(async () => (await visit.log()).states.map(({ sound }) => sound.status), { timeout: 20_000 })
      .toContain('reconnecting');
    await expect.poll(visit.state).toEqual({ status: 'playing' });
    await soundAgain(visit);
    const { gapMs } = await visit.log();
    measured('restarted encoder: gap, ms', gapMs, 1000);
    again.kill();
  });
});

/** Chromium wants 5 s of bytes first from an empty Ogg mount, through a bare `<audio>` too. */
const BACK_MS: Record<string, number> = { mp3: 5000, aac: 5000, ogg: 6500 };

async function diesAndComesBack(format: string): Promise<void> {
  const mount = `/killed.${format}`;
  const source = await stage.icecast.startFilled(mount);
  const visit = await hear(stage.icecast.stream(mount));
  source.kill();
  const killedAt = await now(visit);
  await expect.poll(visit.state, { timeout: 30_000 }).toMatchObject({ status: 'reconnecting', attempt: 2 });
  const told = (await whenSilenceWasTold(visit)) - (await visit.log()).heardAt;
  measured(`${format}: reconnecting said after silence, ms`, told, 1000);

  await expect.poll(async () => (await now(visit)) - killedAt, { timeout: 30_000 }).toBeGreaterThan(20_000);
  const again = await stage.icecast.startSource(mount);
  const backAt = await now(visit);
  await soundAgain(visit);
  const back = (await visit.log()).soundingSince - backAt;
  measured(`${format}: sound after the mount is back, ms`, back, BACK_MS[format]);
  await expect.poll(visit.state).toEqual({ status: 'playing' });
  await expect.poll(() => stage.icecast.listeners(mount)).toBe(1);
  again.kill();
}

describe('a server that freezes', () => {
  it('is noticed, and heard again when it thaws', async () => {
    await Promise.all([freezesAndThaws(BURST.quick), freezesAndThaws(BURST.stock)]);
  });
});

async function freezesAndThaws(burst: number): Promise<void> {
  const frozen = await startIcecast({ burst });
  try {
    const source = await frozen.startFilled('/frozen.mp3');
    const visit = await hear(frozen.stream('/frozen.mp3'));
    frozen.freeze();
    const frozenAt = await now(visit);
    await expect.poll(visit.state, { timeout: 40_000 }).toEqual({ status: 'reconnecting', attempt: 1 });
    const { heardAt } = await visit.log();
    const noticedAt = await whenSilenceWasTold(visit);
    measured('freeze: noticed after the last sound, ms', noticedAt - heardAt, 1000);
    measured('freeze: noticed after the freeze, ms', noticedAt - frozenAt, 15_000);
    await expect.poll(visit.sounds).toBe(false);
    frozen.thaw();
    const thawedAt = await now(visit);
    await soundAgain(visit);
    measured('freeze: sound after the thaw, ms', (await visit.log()).soundingSince - thawedAt);
    source.kill();
  } finally {
    frozen.stop();
  }
}
