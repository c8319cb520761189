import { createStorage } from '@onda/core/storage/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEngine } from '../engine';
import { type FakePlayer, fakePlayer, STREAM } from '../testing/fake-player';
import { leavePage, openPage, pass } from '../testing/page';
import { qualitiesOf } from './qualities';

const LOW = 'https://radio.test/low.mp3';
const HIGH = 'https://radio.test/high.mp3';
const MIRROR = 'https://mirror.test/live.mp3';

describe('what a page may write', () => {
  it.each<[string, [name: string, stream: string][]]>([
    ['', []],
    [MIRROR, []],
    [
      `Baja ${LOW}`,
      [
        ['', STREAM],
        ['Baja', LOW],
      ],
    ],
    [
      `  Calidad  baja\n${LOW}  ${MIRROR} Alta ${HIGH}`,
      [
        ['', STREAM],
        ['Calidad baja', LOW],
        ['Alta', HIGH],
      ],
    ],
    [
      `Alta ${STREAM} Baja ${LOW}`,
      [
        ['Alta', STREAM],
        ['Baja', LOW],
      ],
    ],
    [`Alta ${STREAM}`, []],
    [
      `Baja ${LOW} Alta`,
      [
        ['', STREAM],
        ['Baja', LOW],
      ],
    ],
    ['Baja javascript:alert(1)', []],
    [
      `<b>Baja</b> ${LOW}`,
      [
        ['', STREAM],
        ['<b>Baja</b>', LOW],
      ],
    ],
  ])('%j offers %j', (mirrors, offered) => {
    const { host } = fakePlayer({ mirrors });
    const found = qualitiesOf(host.attributes.getState());
    expect(found.map(({ name, stream }) => [name, stream])).toEqual(offered);
    host.leave();
  });
});

describe('the choice', () => {
  const players: FakePlayer[] = [];
  beforeEach(() => void openPage('never'));
  afterEach(() => {
    for (const { host } of players.splice(0)) host.leave();
    leavePage();
  });

  async function visit(mirrors = `Baja ${LOW} ${MIRROR}`) {
    const made = fakePlayer({ mirrors });
    players.push(made);
    made.model.engine = startEngine(made.host, made.model);
    await pass(0);
    const { player } = made.model.engine;
    const heard = () =>
      made.audio.calls.filter((call) => call.startsWith('src=')).map((call) => call.slice(4));
    return { ...made, player, heard };
  }
  const chosen = (name: unknown) => createStorage(() => localStorage).write('onda-quality', name);

  it('is heard on the next visit', async () => {
    chosen('Baja');
    const { player, heard } = await visit();
    player.play();
    expect(heard()).toEqual([LOW]);
  });

  it.each(['Alta', 7, '<script>', ''])(
    '%j, which this station does not have, is its stream',
    async (name) => {
      chosen(name);
      const { player, heard } = await visit();
      player.play();
      expect(heard()).toEqual([STREAM]);
    },
  );

  it('falls back on the stream, then on the mirrors, after two failures each', async () => {
    chosen('Baja');
    const { player, audio, heard } = await visit();
    player.play();
    for (let failure = 0; failure < 5; failure += 1) {
      audio.happen('error', { error: { code: 4 } });
      await pass(20_000);
    }
    const hosts = heard().map((address) => address.split('?')[0]);
    expect(hosts.slice(0, 5)).toEqual([LOW, LOW, STREAM, STREAM, MIRROR]);
  });

  it('ends when the page tunes to a station without it', async () => {
    chosen('Baja');
    const { host, player, heard } = await visit();
    host.change({ radioStream: 'https://two.test/live.mp3', mirrors: '' });
    player.play();
    expect(heard()).toEqual(['https://two.test/live.mp3']);
  });

  it('goes with the visitor to another station that has it', async () => {
    chosen('Baja');
    const { host, player, heard } = await visit();
    host.change({ radioStream: 'https://two.test/live.mp3', mirrors: 'Baja https://two.test/low.mp3' });
    player.play();
    expect(heard()).toEqual(['https://two.test/low.mp3']);
  });

  it('does not break the sound when the page changes something else', async () => {
    chosen('Baja');
    const { host, player, heard } = await visit();
    player.play();
    host.change({ playerWidth: 500 });
    expect(heard()).toEqual([LOW]);
  });
});
