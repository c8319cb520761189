import type { NowPlaying } from '@onda/feeds/now-playing';
import { afterEach, expect, it, vi } from 'vitest';
import { COVER, fakePlayer, shown } from '../testing/fake-player';
import { ART, trackReading } from '../testing/readings';
import { showOnAir } from './show-on-air';

afterEach(() => document.body.replaceChildren());

it('writes what is on air into the printed parts', () => {
  const { host, model } = fakePlayer();
  showOnAir(host, model, trackReading('Marea alta'));
  expect(shown({ host })).toMatchObject({ title: 'Marea alta', artist: 'Los Faros', cover: ART });
  showOnAir(host, model, { kind: 'unreadable' });
  expect(shown({ host })).toMatchObject({ title: 'Datos no disponibles...', artist: '', cover: COVER });
});

it('names the person who is on air, and nobody once the feed cannot be read', () => {
  const { host, model } = fakePlayer();
  const reading = trackReading('Marea alta');
  const live = { isLive: true, name: 'Marta' };
  const nowPlaying = { ...(reading.kind === 'read' && reading.nowPlaying), live } as NowPlaying;
  showOnAir(host, model, { kind: 'read', nowPlaying });
  expect(shown({ host }).live).toBe('En vivo: Marta');
  showOnAir(host, model, { kind: 'unreadable' });
  expect(shown({ host }).live).toBe('');
});

it('speaks the language of the page, and the words of the site’s owner', () => {
  const english = fakePlayer({}, 'en');
  showOnAir(english.host, english.model, { kind: 'unreadable' });
  expect(shown(english).title).toBe('Data not available...');
  document.body.innerHTML =
    '<script type="application/json" id="onda-config">{"messages":{"player":{"notAvailable":"Ups"}}}</script>';
  const owned = fakePlayer();
  showOnAir(owned.host, owned.model, { kind: 'unknown' });
  expect(shown(owned).title).toBe('Ups');
});

it('leaves a part alone that says so already', () => {
  const { host, model } = fakePlayer();
  showOnAir(host, model, trackReading('Marea alta'));
  const text = host.part('title').firstChild;
  const set = vi.spyOn(host.part('cover'), 'setAttribute');
  showOnAir(host, model, trackReading('Marea alta'));
  expect(host.part('title').firstChild).toBe(text);
  expect(set).not.toHaveBeenCalled();
});

it('shows the station’s cover where the art does not load, and does not ask for it again', () => {
  const { host, model } = fakePlayer();
  const cover = host.part('cover');
  showOnAir(host, model, trackReading('Marea alta'));
  cover.dispatchEvent(new Event('error'));
  expect(shown({ host }).cover).toBe(COVER);
  showOnAir(host, model, trackReading('Marea alta'));
  expect(shown({ host }).cover).toBe(COVER);
  cover.dispatchEvent(new Event('error'));
  expect(shown({ host }).cover).toBe('');
});

it('hands it to the engine once there is one', () => {
  const { host, model } = fakePlayer();
  const onEvent = vi.fn();
  model.engine = { player: { apply: onEvent } } as unknown as typeof model.engine;
  const reading = trackReading('Marea alta');
  showOnAir(host, model, reading);
  expect(onEvent).toHaveBeenCalledWith(reading);
  expect(shown({ host }).title).toBe('En vivo');
});
