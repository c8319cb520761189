import type { LendingFrame } from '@onda/core/dom/framing-window';
import { emit, lastSaid, type PageEvent } from '@onda/core/dom/page-events';
import { namesOf } from '../../live-radio-button/linked-player';
import type { SoundElement } from '../../members/press-control';
import type { Sound } from '../../sound/sound';
import { isWanted } from '../../store';
import type { View } from '../frame-document';
import type { KeptSound } from '../kept-sound';
import { becomeStationOf } from '../page-twin';
import type { Framing, WindowSound } from './window-sound';

/** The words of the window's players that the elements and scripts of a framed page hear. */
const SAID = [
  'onda-play',
  'onda-pause',
  'onda-state',
  'onda-track',
  'onda-error',
  'onda-episode-state',
] as const satisfies PageEvent[];

/** The window's sound, for the pages in its frames. */
export interface SoundLender {
  lend(frame: HTMLIFrameElement): void;
  /** From now on the document of this page hears what the window's players say. */
  speakTo(view: View): void;
  /** The page plays something itself. */
  silence(): void;
  /** A player has come or gone. */
  changed(): void;
}

/**
 * @param kept The players of the window that have an engine.
 * @param used Runs when the page in a frame has used a player of the window, which is in sight from then on.
 */
export function lendSound(
  kept: () => readonly KeptSound[],
  used: () => void,
  signal: AbortSignal,
): SoundLender {
  const readers = new WeakMap<Element, Set<() => void>>();
  let page: Document | undefined;
  let isPassing = false;

  const changed = () => {
    for (const frame of document.querySelectorAll('iframe[data-onda-page]'))
      for (const run of readers.get(frame) ?? []) run();
  };
  const pass = (event: Event) => {
    changed();
    const { detail } = event as CustomEvent<{ reason?: string } | null>;
    if (!page?.defaultView || !detail || (event.type === 'onda-error' && !detail.reason)) return;
    isPassing = true;
    emit(page, event.type as PageEvent, detail as never);
    isPassing = false;
  };
  for (const type of SAID) document.addEventListener(type, pass, { signal });

  const silence = () => emit(document, 'onda-play', { source: 'page' });
  const sound = createWindowSound(kept, used);
  return {
    lend(frame) {
      const runs = new Set<() => void>();
      readers.set(frame, runs);
      const subscribe = (run: () => void) => {
        runs.add(run);
        return () => runs.delete(run);
      };
      const framing: Framing = { document, lastSaid, sound: { ...sound, subscribe } };
      (frame as LendingFrame).onda = framing;
    },
    speakTo(view) {
      page = view.document;
      // A video of the page takes the turn as it would beside a player.
      page.addEventListener('onda-play', () => isPassing || silence());
    },
    silence,
    changed,
  };
}

function createWindowSound(
  kept: () => readonly KeptSound[],
  used: () => void,
): Omit<WindowSound, 'subscribe'> {
  const playerOf = (element?: HTMLElement) => kept().find((one) => one.element === element)?.player;
  const named = (source: string) => playersOf(kept()).find((player) => namesOf(player).includes(source));
  const soundOf = (source: string): Sound => {
    const element = named(source);
    if (!element) return { status: 'idle' };
    return playerOf(element)?.store.getState().sound ?? saidOf(source);
  };
  const play = (element: HTMLElement) => {
    const same = named(nameOf(element));
    const player = same ?? playersOf(kept())[0];
    if (!player) return;
    if (!same) becomeStationOf(player, element);
    player.play().catch(() => {});
    used();
  };
  const pause = (source: string) => void named(source)?.pause();
  return {
    soundOf,
    play,
    pause,
    toggle(element) {
      const source = nameOf(element);
      if (isWanted(soundOf(source))) pause(source);
      else play(element);
    },
    player: () => playerOf(playersOf(kept())[0]),
  };
}

/** The players that a framed page can use: first the one that sounds, then the bar, then those that have sounded. */
export function playersOf(kept: readonly KeptSound[]): SoundElement[] {
  const ofStation = kept.filter(({ player }) => player);
  const sounding = ofStation.filter((one) => one.plays());
  const bars = document.querySelectorAll<SoundElement>('radio-player[sticky="true"]');
  const any = document.querySelectorAll<SoundElement>('radio-player');
  const elements = (sounds: readonly KeptSound[]) => sounds.map(({ element }) => element as SoundElement);
  const first = [...elements(sounding), ...bars, ...elements(ofStation)];
  return [...new Set(first.length > 0 ? first : any)];
}

/** Stations may share a stream: the id of an element comes first. */
const nameOf = (element: HTMLElement): string => namesOf(element)[0] ?? '';

/** The sound of a player whose engine is on its way. */
function saidOf(source: string): Sound {
  const said = lastSaid['onda-state'].get(source);
  if (said?.state === 'error') return { status: 'error', reason: 'network' };
  if (said?.state === 'reconnecting') return { status: 'reconnecting', attempt: 1 };
  return { status: said?.state ?? 'idle' };
}
