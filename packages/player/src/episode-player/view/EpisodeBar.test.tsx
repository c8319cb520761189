import { fakeHost } from '@onda/core/testing/fake-host';
import { act, fireEvent, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EPISODE, fakeEpisode } from '../../testing/fake-episode';
import { type Episode, episodePlayer } from '../contract';
import { view } from './mount';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => {
    for (const { host, player } of open.splice(0)) {
      player.dispose();
      host.leave();
    }
  });
});

const open: { host: { leave(): void }; player: { dispose(): void } }[] = [];

function shown(changes: Partial<Episode> = {}, lang: 'es' | 'en' = 'es') {
  const made = fakeEpisode();
  const host = fakeHost(episodePlayer, '', {}, lang);
  made.player.start({ ...EPISODE, ...changes });
  act(() =>
    view.show(host, made.player, (error) => {
      throw error;
    }),
  );
  open.push({ host, player: made.player });
  const bar = within(host.root as unknown as HTMLElement);
  return { ...made, host, bar, button: (name: string) => bar.getByRole('button', { name }) };
}

type Shown = ReturnType<typeof shown>;

async function playing(...given: Parameters<typeof shown>) {
  const made = shown(...given);
  await act(async () => {
    made.arrive();
    await made.sound(725);
  });
  return made;
}

const CHAPTERS = [
  { start: 0, title: 'Sintonía', address: '' },
  { start: 700, title: 'Entrevista', address: 'https://radio.test/puerto/' },
  { start: 2_000, title: 'Despedida', address: '' },
];

async function openChapters(made: Shown) {
  made.readChapters.mockResolvedValue(CHAPTERS);
  const details = made.host.part<HTMLDetailsElement>('chapters');
  await act(async () => {
    details.open = true;
  });
}

const press = (made: Shown, key: string, part = 'title') =>
  act(() => void fireEvent.keyDown(made.host.part(part), { key }));

/** The ways into every state of the bar. */
const STATES: Record<string, (made: Shown) => void | Promise<void>> = {
  loading: () => {},
  playing: async (made) => {
    made.arrive();
    await made.sound(725);
  },
  idle: (made) => made.player.pause(),
  blocked: (made) => made.audio.refuse('NotAllowedError'),
  offline: (made) => {
    made.network.isOnline = false;
    made.fail(2);
  },
  error: async (made) => {
    made.probe.mockResolvedValue('gone');
    made.fail(4);
    await Promise.resolve();
  },
};

describe('axe finds nothing', () => {
  it.each(Object.keys(STATES))('%s', async (name) => {
    const made = shown();
    await act(async () => STATES[name]?.(made));
    expect(made.host.part('bar').dataset.state).toBe(name);
    await openChapters(made);
    // Colors need a real browser: e2e/episode-bar.e2e.ts.
    const { violations } = await axe.run(made.host.element, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

it.each([
  ['es', '12 minutos 5 segundos de 58 minutos', '15 segundos atrás', 'Pausar', 'Velocidad'],
  ['en', '12 minutes 5 seconds of 58 minutes', '15 seconds back', 'Pause', 'Speed'],
] as const)('says in %s where it is: %s', async (lang, place, back, pause, speed) => {
  const { bar, button } = await playing({}, lang);
  const slider = bar.getByRole('slider');
  expect([slider.getAttribute('aria-valuetext'), slider.getAttribute('max')]).toEqual([place, '3480']);
  expect([button(back).textContent, button(pause).textContent]).toEqual(['−15', '']);
  expect(bar.getByRole('combobox', { name: speed })).toBeTruthy();
});

it('shows title, show, page and download', async () => {
  const { bar } = await playing();
  expect(bar.getByRole('link', { name: 'La marea' }).getAttribute('href')).toBe(EPISODE.address);
  expect(bar.getByRole('link', { name: 'Descargar' }).getAttribute('href')).toBe(EPISODE.download);
  expect(bar.getByText('La Tarde')).toBeTruthy();
});

it('has no link, no picture, no chapters and no download that nobody named', async () => {
  const { bar } = await playing({
    address: '',
    image: 'javascript:x',
    hasChapters: false,
    download: '',
  });
  expect([bar.queryByRole('link'), bar.queryByLabelText('Capítulos'), bar.queryByRole('img')]).toEqual([
    null,
    null,
    null,
  ]);
});

describe('the slider', () => {
  it.each([
    [36, '1'],
    [599, '1'],
    [600, '5'],
  ])('of a file of %i seconds goes by %s', async (seconds, step) => {
    const made = await playing();
    act(() => made.arrive(seconds));
    expect(made.bar.getByRole('slider').getAttribute('step')).toBe(step);
  });

  it('shows where it is dragged to, and moves the sound when it is let go', async () => {
    const { bar, audio } = await playing();
    const slider = bar.getByRole<HTMLInputElement>('slider');
    act(() => void fireEvent.input(slider, { target: { value: '1500' } }));
    expect([slider.value, audio.element.currentTime]).toEqual(['1500', 725]);
    act(() => void slider.dispatchEvent(new Event('change', { bubbles: true })));
    expect([slider.value, audio.element.currentTime]).toEqual(['1500', 1_500]);
  });

  it('is off where the file does not move, and the bar says so', async () => {
    const made = shown();
    await act(async () => {
      made.arrive(3_480, 0);
      await made.sound(4);
    });
    const { bar, button } = made;
    expect(bar.getByRole<HTMLInputElement>('slider').disabled).toBe(true);
    expect(button('30 segundos adelante').hasAttribute('disabled')).toBe(true);
    expect(made.host.part('status').textContent).toBe('Este archivo no deja saltar a otro momento.');
  });

  it('has no length where nobody knows it', async () => {
    const made = shown();
    await act(async () => {
      made.arrive(Number.POSITIVE_INFINITY);
      await made.sound(65);
    });
    expect(made.bar.getByRole('slider').getAttribute('aria-valuetext')).toBe('1 minuto 5 segundos');
  });
});

it.each([
  [' ', 'title', 'idle', 725],
  ['k', 'title', 'idle', 725],
  ['J', 'seek', 'playing', 710],
  ['l', 'seek', 'playing', 755],
  ['l', 'speed', 'playing', 725],
  [' ', 'play', 'playing', 725],
  ['x', 'title', 'playing', 725],
])('the key %j at the %s: %s at %d', async (key, part, state, place) => {
  const made = await playing();
  await press(made, key, part);
  expect([made.host.part('bar').dataset.state, made.audio.element.currentTime]).toEqual([state, place]);
});

it('offers to go on where the browser wants a touch', async () => {
  const made = shown();
  act(() => made.player.pause());
  made.memory.keepPlace(EPISODE.episode, 725, 0);
  act(() => made.player.start(EPISODE));
  await act(async () => made.audio.refuse('NotAllowedError'));
  expect(made.bar.queryByRole('button', { name: 'Reproducir' })).toBe(null);
  act(() => made.button('Seguir en 12:05').click());
  expect(made.audio.calls.filter((call) => call === 'play')).toHaveLength(3);
});

it('plays at the chosen speed', async () => {
  const { bar, audio } = await playing();
  const speed = bar.getByRole<HTMLSelectElement>('combobox', { name: 'Velocidad' });
  expect([...speed.options].map(({ text }) => text)).toEqual(['0,8×', '1×', '1,25×', '1,5×', '1,75×', '2×']);
  act(() => void fireEvent.change(speed, { target: { value: '1.5' } }));
  expect([audio.element.playbackRate, speed.value]).toEqual([1.5, '1.5']);
});

describe('chapters', () => {
  it('are read when they are opened; the one that is heard is marked, and each is a button', async () => {
    const made = await playing();
    expect(made.readChapters).not.toHaveBeenCalled();
    await openChapters(made);
    const items = within(made.host.part('chapters')).getAllByRole('listitem');
    const marks = items.map((item) => within(item).getByRole('button').getAttribute('aria-current'));
    expect(marks).toEqual([null, 'true', null]);
    expect(made.bar.getByRole('link', { name: 'Más sobre Entrevista' })).toBeTruthy();
    act(() => made.button('33:20 Despedida').click());
    expect(made.audio.element.currentTime).toBe(2_000);
  });

  it('close by Escape, which gives the focus back', async () => {
    const made = await playing();
    await openChapters(made);
    const details = made.host.part<HTMLDetailsElement>('chapters');
    act(() => void fireEvent.keyDown(made.button('0:00 Sintonía'), { key: 'Escape' }));
    expect([details.open, made.host.root.activeElement?.localName]).toEqual([false, 'summary']);
  });

  it('that cannot be read say so', async () => {
    const made = await playing();
    made.readChapters.mockRejectedValue(new Error('lost'));
    const details = made.host.part<HTMLDetailsElement>('chapters');
    await act(async () => {
      details.open = true;
    });
    expect(details.textContent).toContain('no se pudieron leer');
  });
});

it('closes: the sound ends and the element leaves', async () => {
  const made = await playing();
  act(() => made.button('Cerrar el reproductor').click());
  expect([made.state().sound.status, made.host.element.isConnected]).toEqual(['idle', false]);
});
