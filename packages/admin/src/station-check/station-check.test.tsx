import '../testing/wordpress-react';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { mountStationChecks } from './mount';
import { readReport } from './report';
import { createSound } from './sound';

const TEXTS = Object.fromEntries(
  ['check', 'checking', 'allGood', 'takeOver', 'limited', 'session', 'offline', 'server', 'listen', 'stop']
    .concat(['connecting', 'stalled', 'readable', 'unreadable', 'unplayable', 'mixed', 'hls', 'silent'])
    .concat(['stream', 'feed', 'mirror', 'good', 'warning', 'wrong', 'recipe'])
    .map((name) => [name, `<${name}>`]),
);
const DATA = {
  url: 'https://site.test/ajax',
  action: 'onda_check_station',
  nonce: 'n1',
  texts: { ...TEXTS, toDo: '%d to do', playing: 'after %s s' },
};
const LINE = {
  code: 'not_found',
  state: 'wrong',
  about: 'stream',
  sentence: 'Nothing there.',
  remedy: 'Look.',
};

const page = (stored: unknown[] = [], stream = 'radio.test/live') => {
  const name = (field: string) => `onda_settings[stations][0][${field}]`;
  document.body.innerHTML = `<form><div class="card">
    <label>Stream <input name="${name('stream')}" value="${stream}"></label>
    <label>Mirrors <textarea name="${name('mirrors')}"></textarea></label>
    <label>Feed <input name="${name('feed')}" value=""></label>
    <label>Kind <select name="${name('kind')}"><option>auto</option><option>azuracast</option></select></label>
    <label>Words <textarea name="${name('leaveOut')}">x:</textarea></label>
    <label>Letters <select name="${name('charset')}"><option>koi8-r</option></select></label>
    <div class="onda-check" data-place="0" data-checked="5 minutes ago"><button name="onda_check">Save and check</button></div>
  </div></form>`;
  document.querySelector<HTMLElement>('.onda-check')?.setAttribute('data-findings', JSON.stringify(stored));
  act(() => mountStationChecks(document, DATA));
};

/** Answers of the server, one for each check. */
function serve(...answers: (Response | Promise<Response> | Error)[]) {
  const fetch = vi.spyOn(window, 'fetch');
  for (const answer of answers) {
    fetch.mockImplementationOnce(() =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    );
  }
  return fetch;
}

const report = (data: object, status = 200) =>
  new Response(JSON.stringify({ success: status === 200, data }), { status });
const found = (...findings: object[]) => report({ stream: '', sound: '', findings });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const input = () => screen.getByLabelText('Stream') as HTMLInputElement;
const status = () => screen.getAllByRole('status').at(-1)?.textContent;
const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent?.trim());

describe('the check of a station', () => {
  it('has no fault that axe finds', async () => {
    page([LINE, { ...LINE, code: 'x', state: 'good', about: 'feed', offer: { feed: 'https://x.test/' } }]);
    await screen.findAllByRole('listitem');
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('shows what PHP printed, when that was, and asks the server as it stands in the form', async () => {
    const fetch = serve(found({ ...LINE, state: 'good', sentence: 'It plays.', remedy: '' }));
    page([LINE]);
    expect(status()).toBe('5 minutes ago');
    expect(lines()).toEqual(['<wrong> Nothing there. Look.']);
    expect(screen.queryByText('Save and check')).toBeNull();
    await press('<check>');
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe(
      'action=onda_check_station&stream=radio.test%2Flive&mirrors=&feed=&kind=auto&leaveOut=x%3A&charset=koi8-r&nonce=n1',
    );
    await waitFor(() => expect(lines()).toEqual(['<good> It plays.']));
    expect(status()).toBe('<allGood>');
  });

  it('has lines to copy where a fault is mended elsewhere, below what says so', async () => {
    page([
      { ...LINE, recipe: 'proxy_pass "http://radio.test/;";' },
      { ...LINE, code: 'x' },
    ]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.querySelector('summary')?.textContent).toBe('<recipe>');
    expect(first?.querySelector('pre')?.textContent).toBe('proxy_pass "http://radio.test/;";');
    expect(second?.querySelector('details')).toBeNull();
  });

  it('says that it is at work, and one press more asks no second time', async () => {
    let answer = (_: Response) => {};
    const fetch = serve(new Promise<Response>((resolve) => (answer = resolve)));
    page();
    await press('<check>');
    expect(status()).toBe('<checking>');
    expect(screen.getByRole('button', { name: '<check>' }).getAttribute('aria-disabled')).toBe('true');
    await press('<check>');
    expect(fetch).toHaveBeenCalledOnce();
    await act(async () => answer(found(LINE)));
    await waitFor(() => expect(status()).toBe('1 to do'));
  });

  it('completes an address that was typed without its scheme, and no other', async () => {
    serve(report({ stream: 'http://radio.test/live', sound: 'http://radio.test/live', findings: [] }));
    page();
    await press('<check>');
    await waitFor(() => expect(input().value).toBe('http://radio.test/live'));
  });

  it.each([
    ['nothing', 'https://radio.test/list.m3u', 'https://radio.test/sound'],
    ['another address', 'https://other.test/live', 'https://other.test/live'],
    ['one without its scheme', 'other.test/live', 'https://other.test/live'],
  ])('lets hear what it found inside, and what stands there once %s was typed', async (_, typed, heard) => {
    const src = vi.spyOn(HTMLMediaElement.prototype, 'src', 'set');
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    serve(report({ stream: '', sound: 'https://radio.test/sound', findings: [] }));
    page([], 'https://radio.test/list.m3u');
    await press('<check>');
    await waitFor(() => expect(status()).toBe('<allGood>'));
    if (typed !== input().value)
      await act(async () => fireEvent.input(input(), { target: { value: typed } }));
    await press('<listen>');
    expect(src.mock.calls).toEqual([[heard]]);
    await press('<stop>');
  });

  it('takes over what is offered by one click and checks again', async () => {
    const offer = {
      stream: 'https://az.test/live',
      feed: 'https://az.test/api',
      kind: 'azuracast',
      odd: 'x',
    };
    const fetch = serve(found({ ...LINE, state: 'warning', offer }), found());
    page([], 'https://az.test/public/az');
    await press('<check>');
    const line = await screen.findByRole('listitem');
    await act(async () => within(line).getByRole('button').click());
    expect(input().value).toBe('https://az.test/live');
    expect((screen.getByLabelText('Kind') as HTMLSelectElement).value).toBe('azuracast');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('offers nothing that stands there already', async () => {
    serve(found({ ...LINE, offer: { stream: 'radio.test/live' } }));
    page();
    await press('<check>');
    await screen.findByRole('listitem');
    expect(within(screen.getByRole('listitem')).queryByRole('button')).toBeNull();
  });

  it('drops the result, and an answer on its way, when somebody types', async () => {
    let answer = (_: Response) => {};
    serve(new Promise<Response>((resolve) => (answer = resolve)));
    page([LINE]);
    await press('<check>');
    act(() => void input().dispatchEvent(new Event('input', { bubbles: true })));
    expect(status()).toBe('');
    await act(async () => answer(found(LINE)));
    expect(lines()).toEqual([]);
  });

  it.each([
    ['limited', report({ code: 'rate_limited' }, 429)],
    ['session', report({ code: 'invalid_nonce' }, 403)],
    ['session', new Response('0')],
    ['offline', new TypeError('Failed to fetch')],
    ['server', new Response('<h1>Critical error', { status: 500 })],
    ['server', report({ nothing: 1 })],
  ])('says %s where there is no result', async (reason, answer) => {
    serve(answer);
    page([LINE]);
    await press('<check>');
    await waitFor(() => expect(status()).toBe(`<${reason}>`));
    expect(lines()).toEqual([]);
  });

  it('leaves the printed button where the data of the screen is missing', () => {
    page();
    document.body.innerHTML = '<form><div class="onda-check"><button>Save and check</button></div></form>';
    mountStationChecks(document, undefined);
    expect(screen.getByText('Save and check')).toBeTruthy();
  });
});

it('a report of another version is read as far as it is known', () => {
  expect(readReport(null)).toBeNull();
  expect(readReport({ findings: 'x' })).toBeNull();
  const odd = [null, 'x', {}, { ...LINE, state: 'odd' }, { ...LINE, about: 'odd' }, { ...LINE, sentence: 5 }];
  expect(readReport({ stream: 5, findings: [...odd, { ...LINE, offer: { a: 1, b: 'c' } }] })).toEqual({
    stream: '',
    sound: '',
    findings: [{ ...LINE, offer: { b: 'c' }, recipe: '' }],
  });
});

describe('the sound in this browser', () => {
  function start({ isSecure = false, fetch = async () => new Response('') } = {}) {
    const audio = document.createElement('audio');
    const play = vi.spyOn(audio, 'play').mockResolvedValue();
    const clock = fakeClock();
    const states: unknown[] = [];
    const sound = createSound({
      createAudio: () => audio,
      fetch,
      clock,
      isSecure,
      onChange: () => states.push(sound.state()),
    });
    const reach = (seconds: number) => {
      Object.defineProperty(audio, 'currentTime', { value: seconds, configurable: true });
      audio.dispatchEvent(new Event('timeupdate'));
    };
    return { audio, play, clock, states, sound, reach };
  }

  it('counts the seconds to the first sound and says whether a script may read it', async () => {
    const { audio, clock, sound, reach, play } = start();
    sound.play('http://radio.test/live');
    expect(play).toHaveBeenCalledOnce();
    expect(sound.state()).toEqual({ kind: 'connecting' });
    await clock.advance(800);
    reach(0);
    expect(sound.state()).toEqual({ kind: 'connecting' });
    reach(0.1);
    expect(sound.state()).toEqual({ kind: 'playing', seconds: 0.8, readable: 'unknown' });
    await vi.waitFor(() => expect(sound.state()).toMatchObject({ readable: 'yes' }));
    sound.stop();
    expect(audio.hasAttribute('src')).toBe(false);
    expect(sound.state()).toEqual({ kind: 'silent' });
  });

  it('says that a script may not read it', async () => {
    const { sound, reach } = start({ fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
    sound.play('http://radio.test/live');
    reach(1);
    await vi.waitFor(() => expect(sound.state()).toMatchObject({ readable: 'no' }));
  });

  it('says that it has stopped', () => {
    const { audio, sound, reach } = start();
    sound.play('http://radio.test/live');
    reach(1);
    audio.dispatchEvent(new Event('ended'));
    expect(sound.state()).toEqual({ kind: 'stalled' });
  });

  it.each([
    ['http://radio.test/live', false, 'unplayable'],
    ['http://radio.test/live', true, 'mixed'],
    ['https://radio.test/live.m3u8?x', true, 'hls'],
  ])('of %s says why it fails', (address, isSecure, reason) => {
    const { audio, sound } = start({ isSecure });
    sound.play(address);
    audio.dispatchEvent(new Event('error'));
    expect(sound.state()).toEqual({ kind: 'failed', reason });
  });

  it('gives up after ten seconds of silence, and a later one is not ended by the former', async () => {
    const { clock, sound } = start();
    sound.play('http://radio.test/live');
    await clock.advance(9000);
    sound.play('http://radio.test/other');
    await clock.advance(9000);
    expect(sound.state()).toEqual({ kind: 'connecting' });
    await clock.advance(1000);
    expect(sound.state()).toEqual({ kind: 'failed', reason: 'silent' });
  });
});
