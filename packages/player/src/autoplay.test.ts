import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autoplay, mayAutoplay } from './autoplay';
import { startEngine } from './engine';
import { type FakePlayer, fakePlayer, STREAM, shown } from './testing/fake-player';
import { leavePage, openPage, pass } from './testing/page';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI}`;
const ANDROID = `Mozilla/5.0 (Linux; Android 15) ${CHROME}`;
const WEBOS = `Mozilla/5.0 (Web0S; Linux/SmartTV) webOS ${CHROME}`;

/** */
it.each<[browser: string, userAgent: string, touchPoints: number, plain: boolean, sticky: boolean]>([
  ['an iPhone', IPHONE, 5, false, false],
  ['an iPad, which calls itself a Macintosh', `${MAC} ${SAFARI}`, 5, false, false],
  ['Android', ANDROID, 5, false, false],
  ['Firefox on Android', FIREFOX.replace('X11; Linux x86_64', 'Android 15; Mobile'), 5, false, false],
  ['webOS', WEBOS, 0, false, false],
  ['Chrome', `${WINDOWS} ${CHROME}`, 0, false, true],
  ['Chrome on a Macintosh', `${MAC} ${CHROME}`, 0, false, true],
  ['Safari', `${MAC} ${SAFARI}`, 0, false, true],
  ['Safari on Windows', `${WINDOWS} ${SAFARI}`, 0, true, true],
  ['Firefox', FIREFOX, 0, true, true],
])('on %s (%#)', (_browser, userAgent, touchPoints, plain, sticky) => {
  expect(mayAutoplay({ userAgent, touchPoints, isSticky: false })).toBe(plain);
  expect(mayAutoplay({ userAgent, touchPoints, isSticky: true })).toBe(sticky);
});

const players: FakePlayer[] = [];

beforeEach(() => openPage('never'));
afterEach(() => {
  for (const { host } of players.splice(0)) host.leave();
  leavePage();
});

function loaded(written: Parameters<typeof fakePlayer>[0] = {}, userAgent = FIREFOX) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const made = fakePlayer({ autoPlay: true, ...written });
  players.push(made);
  made.model.load = async () => {
    made.model.engine ??= startEngine(made.host, made.model);
    return made.model.engine;
  };
  const done = autoplay(made.host, made.model);
  return { ...made, done, asked: () => made.audio.calls.includes('play') };
}

it('plays by itself where the rules and the browser allow it, over one connection', async () => {
  const made = loaded({ initialVolume: 0.4 });
  await pass(0);
  expect(made.asked()).toBe(true);
  expect(made.audio.element.volume).toBe(0.4);
  void made.audio.allow();
  await pass(0);
  made.audio.happen('playing', { paused: false, readyState: 4 });
  expect(made.audio.calls.filter((call) => call.startsWith('src='))).toEqual([`src=${STREAM}`]);
  expect(shown(made).state).toBe('playing');
});

it('asks the visitor when the browser refuses, holds no connection and silences nobody', async () => {
  const silenced = vi.fn();
  document.addEventListener('onda-play', silenced);
  const made = loaded();
  await pass(0);
  expect(made.asked()).toBe(true);
  void made.audio.refuse('NotAllowedError');
  await pass(0);
  document.removeEventListener('onda-play', silenced);
  expect(shown(made)).toMatchObject({
    state: 'blocked',
    play: 'Reproducir',
    status: 'El navegador espera un toque: pulsa Reproducir.',
  });
  expect(made.audio.element.getAttribute('src')).toBeNull();
  expect(silenced).not.toHaveBeenCalled();
});

it('heals a connection that fails for another reason as after a click', async () => {
  const made = loaded();
  await pass(0);
  expect(made.asked()).toBe(true);
  void made.audio.refuse('NotSupportedError');
  await pass(0);
  expect(shown(made).state).toBe('connecting');
});

it.each<[string, Parameters<typeof fakePlayer>[0], string]>([
  ['where the rules turn it off', {}, `${WINDOWS} ${CHROME}`],
  ['without a stream', { radioStream: '' }, FIREFOX],
])('does nothing %s', async (_, written, userAgent) => {
  const made = loaded(written, userAgent);
  await made.done;
  expect([made.asked(), made.model.engine]).toEqual([false, undefined]);
});

it('leaves alone what the visitor has begun meanwhile', async () => {
  const made = loaded();
  made.audio.element.src = STREAM;
  await made.done;
  expect(made.asked()).toBe(false);
});
