import { emit, lastSaid } from '@onda/core/dom/page-events';
import { stubIntersectionObserver } from '@onda/core/testing/fake-screen';
import { afterEach, describe, expect, it, vi } from 'vitest';
import './element';
import { AJAX, json, leavePage, OPENED, openPage, pass, songList } from './testing/widget-page';

/** From markup to wire and back: the tag as a page author writes it, and the server that its feed names. */
const FEED = 'https://radio.test/np?a=1';
const MARKUP = `<now-playing id="sonando" img="https://radio.test/60.png" url="${encodeURIComponent(FEED)}"></now-playing>`;

let element: HTMLElement;
afterEach(async () => {
  element?.remove();
  lastSaid['onda-track'].clear();
  await pass(0);
  vi.restoreAllMocks();
  leavePage();
});

const root = () => element.shadowRoot as ShadowRoot;
const parts = (name: string) => [...root().querySelectorAll<HTMLElement>(`[part~="${name}"]`)];
const part = (name: string) => parts(name)[0] as HTMLElement;
const text = (name: string) => part(name).textContent;
const isOpen = () => !part('block').hidden;
const songs = () =>
  parts('song').flatMap((row) =>
    row.hidden ? [] : [[...row.querySelectorAll('p')].map(({ textContent }) => textContent).join(' / ')],
  );

async function mount(markup: string, ...answers: Parameters<typeof openPage>) {
  const page = openPage(...answers);
  document.body.insertAdjacentHTML('beforeend', markup);
  element = document.querySelector('now-playing') as HTMLElement;
  await pass(0);
  return page;
}

/** The first reads of a page are gathered for 200 ms. */
async function press() {
  part('more').click();
  await pass(0);
  await pass(250);
}

describe('the closed block', () => {
  const track = (source: string) => ({ source, title: 'Marea alta', artist: 'Nora Vidal', art: '' });
  const STREAM = 'https://radio.test/uno.mp3';
  const STATION = `<now-playing station="uno" radio-stream="${STREAM}"></now-playing>`;

  it.each([
    ['of its station', 'uno', 'Nora Vidal – Marea alta'],
    ['of its stream', STREAM, 'Nora Vidal – Marea alta'],
    ['of another station', 'dos', 'Sonando ahora'],
    ['without a source', '', 'Sonando ahora'],
  ])('names the song that a player told: one %s', async (_, source, words) => {
    await mount(STATION, 'never');
    expect(text('now')).toBe('Sonando ahora');
    emit(document, 'onda-track', track(source));
    expect(text('now')).toBe(words);
    part('more').click();
    expect(part('now').hidden).toBe(true);
    part('more').click();
    expect(part('now').hidden).toBe(false);
  });

  it('names the song that was told before it came', async () => {
    emit(document, 'onda-track', track('uno'));
    await mount(STATION, 'never');
    expect(text('now')).toBe('Nora Vidal – Marea alta');
  });
});

it.each([
  ['one that told its song', 'dos', 'Los Faros – Azul'],
  ['one that told none', 'tres', 'Sonando ahora'],
])('the closed block forgets the song when a script changes its station: %s', async (_, station, words) => {
  for (const [source, artist, title] of [
    ['uno', 'Nora Vidal', 'Marea alta'],
    ['dos', 'Los Faros', 'Azul'],
  ] as const)
    emit(document, 'onda-track', { source, artist, title, art: '' });
  await mount('<now-playing station="uno"></now-playing>', 'never');
  expect(text('now')).toBe('Nora Vidal – Marea alta');
  element.setAttribute('station', station);
  expect(text('now')).toBe(words);
});

describe('the button', () => {
  it('reads Ver más, opens to Cargando... at once, and reads Cerrar', async () => {
    await mount(MARKUP, 'never');
    expect([text('more'), isOpen(), part('more').getAttribute('aria-expanded')]).toEqual([
      'Ver más',
      false,
      'false',
    ]);
    part('more').click();
    expect([text('more'), isOpen(), part('more').getAttribute('aria-expanded')]).toEqual([
      'Cerrar',
      true,
      'true',
    ]);
    expect(text('status')).toBe('Cargando...');
    await pass(500);
    expect(text('status')).toBe('Cargando...');
  });

  it('a second click closes, also while the block is still on its way', async () => {
    await mount(MARKUP, 'never');
    part('more').click();
    part('more').click();
    await pass(500);
    expect([text('more'), isOpen()]).toEqual(['Ver más', false]);
    part('more').click();
    await pass(0);
    expect(isOpen()).toBe(true);
    part('more').click();
    expect([text('more'), isOpen()]).toEqual(['Ver más', false]);
  });

  it('a third click opens, also while the block is still on its way', async () => {
    await mount(MARKUP, 'never');
    for (let clicks = 0; clicks < 3; clicks++) part('more').click();
    await pass(500);
    expect([text('more'), isOpen()]).toEqual(['Cerrar', true]);
  });

  it('builds the block once', async () => {
    await mount(MARKUP, json(songList('Norte')));
    expect(parts('title')).toHaveLength(0);
    await press();
    const title = part('title');
    part('more').click();
    await press();
    expect(part('title')).toBe(title);
  });

  it('builds it anew where the element returns', async () => {
    await mount(MARKUP, json(songList('Norte')));
    await press();
    element.remove();
    await pass(0);
    document.body.append(element);
    await pass(0);
    expect([isOpen(), parts('title')]).toEqual([false, []]);
    await press();
    expect(parts('title').map(({ textContent }) => textContent)).toEqual(['Norte']);
  });

  it('asks nothing before somebody opens it', async () => {
    const page = await mount(MARKUP, json(songList('Norte')));
    await pass(120_000);
    expect(page.calls).toEqual([]);
  });
});

describe('the feed', () => {
  const EARLIER = [{ title: 'Sur', ago: 4 }, { title: '' }, { title: '', artist: '', ago: 9 }];

  it('is asked with GET and the time in t, and shown', async () => {
    const page = await mount(MARKUP, json(songList('Norte', EARLIER)));
    await press();
    const { url, init } = page.calls[0] ?? { url: '', init: {} };
    expect(init.method ?? 'GET').toBe('GET');
    expect(Number(new URL(url).searchParams.get('t'))).toBe(OPENED + 200);
    expect(new URL(url).searchParams.get('a')).toBe('1');
    expect(['title', 'artist', 'live', 'status'].map(text)).toEqual(['Norte', 'Los Faros', 'En vivo', '']);
    expect(part('cover').getAttribute('src')).toBe('https://radio.test/now.png');
    expect(songs()).toEqual([
      'Sur / Marea / hace 4 min',
      'Sin título / Marea / hace un rato',
      'Sin título / Sin artista / hace 9 min',
    ]);
  });

  it('is asked again every 30 s while it is open, and not while it is closed', async () => {
    const page = await mount(MARKUP, json(songList('Norte')));
    vi.spyOn(element, 'matches').mockImplementation((selector) => selector !== ':active');
    await press();
    expect(page.calls).toHaveLength(1);
    await pass(29_000);
    expect(page.calls).toHaveLength(1);
    await pass(1_500);
    expect(page.calls).toHaveLength(2);
    part('more').click();
    await pass(300_000);
    expect(page.calls).toHaveLength(2);
    await press();
    expect(page.calls).toHaveLength(3);
  });

  it('the times of the history go on while nothing new comes', async () => {
    const page = await mount(MARKUP, json(songList('Norte', [{ title: 'Sur', ago: 0 }])));
    vi.spyOn(element, 'matches').mockImplementation((selector) => selector !== ':active');
    await press();
    expect(songs()).toEqual(['Sur / Marea / hace unos segundos']);
    page.answer('never');
    await pass(61_000);
    expect(songs()).toEqual(['Sur / Marea / hace 1 min']);
  });

  it.each([
    ['JSON of another kind', json({ hello: 1 }), 'Error al obtener datos'],
    ['a success flag that says no', json({ success: false, result: [] }), 'Error al obtener datos'],
    ['HTML', () => new Response('<html>'), 'No se pudo conectar'],
    ['half a document', () => new Response('{"now_playing":{'), 'No se pudo conectar'],
    ['0', () => new Response('0'), 'No se pudo conectar'],
    ['nothing', () => new Response(''), 'No se pudo conectar'],
    ['400', () => new Response('', { status: 400 }), 'No se pudo conectar'],
    ['403', () => new Response('', { status: 403 }), 'No se pudo conectar'],
    ['429', () => new Response('', { status: 429 }), 'No se pudo conectar'],
    ['500', () => new Response('', { status: 500 }), 'No se pudo conectar'],
    ['no connection', new TypeError('offline'), 'No se pudo conectar'],
  ])('answering with %s is told, and the next good answer heals', async (_case, answer, told) => {
    const page = await mount(MARKUP, answer);
    vi.spyOn(element, 'matches').mockImplementation((selector) => selector !== ':active');
    await press();
    expect([text('status'), part('track').hidden]).toEqual([told, true]);
    page.answer(json(songList('Norte')));
    await pass(45_000);
    expect([text('status'), text('title')]).toEqual(['', 'Norte']);
  });

  it('that does not answer at all is given up after 10 s', async () => {
    await mount(MARKUP, 'never');
    vi.spyOn(element, 'matches').mockImplementation((selector) => selector !== ':active');
    await press();
    await pass(10_000);
    expect(text('status')).toBe('No se pudo conectar');
  });

  it.each(['javascript:alert(1)', '%', ''])(
    'with the address "%s" nothing is asked, and that is told',
    async (url) => {
      const page = await mount(`<now-playing url="${url}"></now-playing>`, json(songList('Norte')));
      await press();
      expect(page.calls).toEqual([]);
      expect(text('status')).toBe('No se pudo conectar');
    },
  );

  it('is shown with covers of 60 by 60 pixels, and a line that was printed', async () => {
    await mount(MARKUP, json(songList('Norte', [{ title: 'Sur', ago: 4 }])));
    const status = part('status');
    await press();
    const sizes = [...root().querySelectorAll('.art img')].map((image) => [
      image.getAttribute('width'),
      image.getAttribute('height'),
    ]);
    expect(sizes).toEqual([
      ['60', '60'],
      ['60', '60'],
    ]);
    expect(parts('status')).toEqual([status]);
  });

  it('that writes markup is shown as text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    await mount(MARKUP, json({ ...songList(title), song_history: [{ song: { title, artist: title } }] }));
    const images = root().querySelectorAll('img').length;
    await press();
    expect(text('title')).toBe(title);
    expect(root().querySelectorAll('img').length - images).toBe(2);
    expect(root().querySelector('[onerror]')).toBeNull();
  });

  it.each([
    ['the attribute', ' provider-host="audio.test"', 'https://audio.test/data/image/a.png'],
    ['the stream', ' radio-stream="https://stream.test/live"', 'https://stream.test/data/image/a.png'],
    ['the feed', '', 'https://radio.test/data/image/a.png'],
  ])('covers below /data/image/ are where %s says', async (_case, attributes, cover) => {
    const reply = { success: true, result: [{ track_title: 'A', track_image: '/data/image/a.png' }] };
    await mount(MARKUP.replace(' img=', `${attributes} img=`), json(reply));
    await press();
    expect(part('cover').getAttribute('src')).toBe(cover);
    expect(text('artist')).toBe('Artista desconocido');
  });

  it.each([
    ['https://radio.test/a.JPG?x=1', 'https://radio.test/a.JPG?x=1'],
    ['https://radio.test/a.webp', 'https://radio.test/a.webp'],
    ['https://radio.test/a', 'https://radio.test/60.png'],
    ['https://radio.test/album_art.1.png', 'https://radio.test/60.png'],
    ['javascript:alert(1)//.png', 'https://radio.test/60.png'],
    ['data:image/png,x.png', 'https://radio.test/60.png'],
  ])('an earlier song with the picture %s shows %s', async (art, cover) => {
    await mount(MARKUP, json(songList('Norte', [{ title: 'Sur', art }])));
    await press();
    expect(part('song-cover').getAttribute('src')).toBe(cover);
  });

  it('a cover that does not load gives way to the default one', async () => {
    await mount(MARKUP, json(songList('Norte')));
    await press();
    part('cover').dispatchEvent(new Event('error'));
    expect(part('cover').getAttribute('src')).toBe('https://radio.test/60.png');
    part('cover').dispatchEvent(new Event('error'));
    expect(part('cover').hasAttribute('src')).toBe(false);
  });

  it('is another one once the page says another address', async () => {
    const page = await mount(MARKUP, json(songList('Norte')));
    await press();
    page.answer(json(songList('Sur')));
    element.setAttribute('url', 'https://otra.test/np');
    expect(text('status')).toBe('Cargando...');
    await pass(300);
    expect(new URL(page.calls.at(-1)?.url ?? '').origin).toBe('https://otra.test');
    expect(text('title')).toBe('Sur');
  });
});

describe('a station of the settings screen', () => {
  const MINE = '<now-playing station="uno" radio-stream="https://radio.test/live.mp3"></now-playing>';
  const poll = (title: string, found: { art?: string; show?: object } = {}) => {
    const source = {
      listenurl: 'https://radio.test/live.mp3',
      stream_start: 'x',
      artist: 'Los Faros',
      title,
    };
    const data = { kind: 'icecast-json', body: JSON.stringify({ icestats: { source } }), ...found };
    return json({ success: true, data: { 'now-playing:uno': { version: title, data } } });
  };

  it('is asked of our own server', async () => {
    const page = await mount(MINE, poll('Norte'));
    await press();
    expect(page.calls.map(({ url, form }) => [url, form])).toEqual([
      [AJAX, { action: 'onda_poll', 'want[now-playing:uno]': '' }],
    ]);
    expect(text('title')).toBe('Norte');
  });

  it('has the art that our server found for a song without', async () => {
    const art = 'https://found.test/marea.jpg';
    await mount(MINE, poll('Norte', { art }));
    await press();
    expect(part('cover').getAttribute('src')).toBe(art);
  });

  it('leads to the page of the show that is on, while one is', async () => {
    const show = { title: 'La tarde', hosts: 'Ana', address: 'https://radio.test/la-tarde/' };
    const page = await mount(MINE, poll('Norte', { show }));
    vi.spyOn(element, 'matches').mockImplementation((selector) => selector !== ':active');
    await press();
    expect([text('live'), part('live').getAttribute('href')]).toEqual(['La tarde · Ana', show.address]);
    page.answer(poll('Sur'));
    await pass(31_000);
    expect([text('live'), part('live').hasAttribute('href')]).toEqual(['En vivo', false]);
  });

  it('where onda_poll is not answered, onda_now_playing is asked', async () => {
    const body = JSON.stringify(songList('Norte'));
    const alone = json({ success: true, data: { station: 'uno', kind: 'song-list', body } });
    const page = await mount(MINE, json({ success: true, data: {} }), alone);
    await press();
    expect(page.calls.map(({ form }) => form.action)).toEqual(['onda_poll', 'onda_now_playing']);
    expect(text('title')).toBe('Norte');
  });

  it('shows what its player hears before the feed knows, and that it sounds', async () => {
    await mount(MINE, poll('Norte'));
    await press();
    const emit = (type: string, detail: object) => document.dispatchEvent(new CustomEvent(type, { detail }));
    emit('onda-track', { source: 'dos', title: 'Ajena', artist: '', art: '' });
    emit('onda-state', { source: 'dos', state: 'playing' });
    expect([text('title'), part('live').dataset.state]).toEqual(['Norte', 'on']);
    emit('onda-track', { source: 'uno', title: 'Sur', artist: 'Los Faros', art: '' });
    emit('onda-state', { source: 'uno', state: 'playing' });
    expect([text('title'), part('live').dataset.state]).toEqual(['Sur', 'sounding']);
    expect(songs()).toEqual(['Norte / Los Faros / hace unos segundos']);
  });

  it('knows what its player said before it was opened', async () => {
    await mount(MINE, poll('Norte'));
    const emit = (type: string, detail: object) => document.dispatchEvent(new CustomEvent(type, { detail }));
    emit('onda-state', { source: 'uno', state: 'playing' });
    emit('onda-state', { source: 'dos', state: 'idle' });
    await press();
    expect(part('live').dataset.state).toBe('sounding');
  });
});

it('without a feed the status pages of the stream server are asked in turn', async () => {
  const page = await mount(
    '<now-playing radio-stream="https://radio.test:8000/live.mp3"></now-playing>',
    () => new Response('', { status: 404 }),
    () => new Response('', { status: 404 }),
    json({ icestats: { source: { listenurl: 'http://x/live.mp3', stream_start: 'x', title: 'Norte' } } }),
  );
  await press();
  expect(page.calls.map(({ url }) => new URL(url).pathname)).toEqual([
    '/stats',
    '/7.html',
    '/status-json.xsl',
  ]);
  expect(text('title')).toBe('Norte');
});

describe('the history', () => {
  it('is hidden until Ver historial, and hidden again by it', async () => {
    await mount(
      MARKUP,
      json(
        songList(
          'Norte',
          ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title })),
        ),
      ),
    );
    await press();
    expect([text('history-toggle'), part('history').hidden]).toEqual(['Ver historial', true]);
    part('history-toggle').click();
    expect([part('history').hidden, part('history-toggle').getAttribute('aria-expanded')]).toEqual([
      false,
      'true',
    ]);
    expect(songs()).toHaveLength(4);
    part('history-toggle').click();
    expect(part('history').hidden).toBe(true);
  });

  it('is as long as the feed tells, and none where it tells none', async () => {
    const toggle = () => part('history-toggle') as HTMLButtonElement;
    const page = await mount(MARKUP, json(songList('Norte', [{ title: 'Sur' }, { title: 'Este' }])));
    await press();
    expect([songs().length, toggle().disabled]).toEqual([2, false]);
    toggle().click();
    page.answer(json(songList('Norte', [{ title: 'Oeste' }])));
    element.setAttribute('provider-host', 'audio.test');
    await pass(300);
    expect([songs(), part('history').hidden]).toEqual([['Oeste / Marea / hace un rato'], false]);
    page.answer(json(songList('Norte')));
    element.setAttribute('provider-host', 'otra.test');
    await pass(300);
    expect([songs(), part('history').hidden, toggle().disabled]).toEqual([[], true, true]);
  });
});

describe('it closes', () => {
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('when the tab becomes hidden', async () => {
    await mount(MARKUP, json(songList('Norte')));
    await press();
    hide(false);
    expect(isOpen()).toBe(true);
    hide(true);
    expect([text('more'), isOpen()]).toEqual(['Ver más', false]);
    hide(false);
    expect(isOpen()).toBe(false);
  });

  it('after 10 s, unless the pointer is over it', async () => {
    await mount(MARKUP, json(songList('Norte')));
    await press();
    element.dispatchEvent(new Event('pointerenter'));
    await pass(60_000);
    expect(isOpen()).toBe(true);
    element.dispatchEvent(new Event('pointerleave'));
    await pass(9_900);
    expect(isOpen()).toBe(true);
    await pass(100);
    expect([text('more'), isOpen()]).toEqual(['Ver más', false]);
  });

  it('not while the keyboard is in it', async () => {
    await mount(MARKUP, json(songList('Norte')));
    const { querySelector } = root();
    const find = vi.spyOn(root(), 'querySelector');
    const focusIs = (isByKey: boolean) =>
      find.mockImplementation((selector: string) =>
        selector === ':focus-visible'
          ? isByKey
            ? part('more')
            : null
          : querySelector.call(root(), selector),
      );
    focusIs(true);
    await press();
    await pass(60_000);
    expect(isOpen()).toBe(true);
    focusIs(false);
    await pass(10_000);
    expect(isOpen()).toBe(false);
  });

  it('on a phone only when it is not fully in the viewport', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android');
    await mount(MARKUP, json(songList('Norte')));
    const place = vi.spyOn(part('block'), 'getBoundingClientRect');
    place.mockReturnValue(new DOMRect(0, 0, 100, 100));
    await press();
    await pass(60_000);
    expect(isOpen()).toBe(true);
    part('more').click();
    place.mockReturnValue(new DOMRect(0, innerHeight - 50, 100, 100));
    await press();
    await pass(10_000);
    expect(isOpen()).toBe(false);
  });
});

describe('on a phone, once it is scrolled', () => {
  const HEIGHT = 100;
  const scrolled = async (...ratios: number[]) => {
    const screen = stubIntersectionObserver();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android');
    await mount(MARKUP, json(songList('Norte')));
    const frame = part('block');
    const place = vi.spyOn(frame, 'getBoundingClientRect');
    /** Told in one call, the last is how it is now. */
    const look = (...ratios: number[]) => {
      place.mockReturnValue(new DOMRect(0, ((ratios.at(-1) ?? 1) - 1) * HEIGHT, HEIGHT, HEIGHT));
      const boundingClientRect = frame.getBoundingClientRect();
      screen.see(
        frame,
        ...ratios.map((ratio) => ({
          isIntersecting: ratio > 0,
          intersectionRatio: ratio,
          boundingClientRect,
        })),
      );
    };
    look(1);
    await press();
    look(1);
    await pass(60_000);
    for (const ratio of ratios) look(ratio);
    return { screen, frame, look };
  };

  it.each([0, 0.01, 0.5, 0.99])('to where %d of it is in sight, it closes after 10 s', async (ratio) => {
    await scrolled(ratio);
    await pass(9_900);
    expect(isOpen()).toBe(true);
    await pass(100);
    expect(isOpen()).toBe(false);
  });

  it('and back in time, it stays', async () => {
    await scrolled(0.5, 1);
    await pass(60_000);
    expect(isOpen()).toBe(true);
  });

  it('and back in one movement, its time does not run', async () => {
    const { look, frame } = await scrolled();
    look(0.5, 1);
    await pass(5_000);
    vi.mocked(frame.getBoundingClientRect).mockReturnValue(new DOMRect(0, -HEIGHT, HEIGHT, HEIGHT));
    await pass(5_000);
    expect(isOpen()).toBe(true);
  });

  it('it is watched at both edges until it leaves', async () => {
    const { screen, frame } = await scrolled();
    const { options } = screen.observers.find(({ watching }) => watching.has(frame)) ?? {};
    expect(options?.threshold).toEqual([0, 1]);
    element.remove();
    await pass(0);
    expect(screen.watched()).not.toContain(frame);
  });
});

it('asks nothing and waits for nothing once it has left', async () => {
  const page = await mount(MARKUP, json(songList('Norte')));
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector !== ':active');
  await press();
  element.remove();
  await pass(0);
  const before = page.calls.length;
  await pass(200_000);
  expect(page.calls.length).toBe(before);
  expect(vi.getTimerCount()).toBe(0);
});

it('speaks the language of the page', async () => {
  await mount(`<div lang="en">${MARKUP}</div>`, json({ hello: 1 }));
  expect(text('more')).toBe('See more');
  await press();
  expect([text('more'), text('status')]).toEqual(['Close', 'Error getting data']);
});
