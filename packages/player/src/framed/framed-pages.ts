import { adoptStyle } from '@onda/core/element/adopt-style';
import { createLifetime } from '@onda/core/element/lifetime';
import { readConfig } from '@onda/core/http/config';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { type Clock, systemClock } from '@onda/core/timing/clock';
import { comfortMessages } from '../extras/extras-messages';
import { createCover } from './cover/cover-page';
import { printByKeys, printByMenu } from './cover/print-page';
import type { KeptSound } from './kept-sound';
import { lendSound, playersOf } from './lent/lend-sound';
import { type Asked, askedByClick } from './links/asked-page';
import { followPresses } from './links/follow-view';
import type { FollowLink } from './links/keep-links';
import { mayFrame } from './links/may-frame';
import { type OtherRouter, watchOtherRouter } from './other-router';
import { withoutHash } from './page-entries';
import frameSheet from './page-frame.css';
import { soundOrPause } from './pause-grace';
import { createWindowPages } from './window-pages';

export interface FramingDependencies {
  clock: Clock;
  /** The browser's own ways, for what may not stand in a frame. */
  open(url: string): void;
  reload(): void;
}

/** All players of the window share its frames; the one that sounds leads. */
const kept = new Map<KeptSound, OtherRouter>();
const sounds = () => [...kept.keys()];
const isSounding = () => sounds().some((sound) => sound.plays());
const isLed = () => [...kept.values()].some((other) => other.leads());

let running: ReturnType<typeof frameWindow> | undefined;

/**
 * While it plays, a link or a form of the site opens its page as a document of its own, in a frame over the window's
 * page and above the bar, whose sound never stops. Address, title, history, scroll and focus are as after a normal
 * change; what may not stand in a frame is a normal change. The window's `document` hears `onda-page`. Gives what
 * follows a link that was pressed before.
 */
export function startFramedPages(
  sound: KeptSound,
  dependencies: FramingDependencies = browserDependencies(),
): FollowLink {
  running ??= frameWindow(dependencies);
  const { follow, isShown, playersChanged, soundChanged, end } = running;
  kept.set(sound, watchOtherRouter(sound, isShown));
  playersChanged();
  const unsubscribe = sound.player?.store.subscribe(soundChanged);
  sound.lifetime.onEnd(() => {
    unsubscribe?.();
    kept.delete(sound);
    playersChanged();
    if (kept.size === 0) end();
  });
  return (url) => follow({ url, kind: 'page' });
}

function frameWindow(dependencies: FramingDependencies) {
  const { clock } = dependencies;
  const lifetime = createLifetime();
  const { signal } = lifetime;
  const cover = createCover(clock, atFoot);
  const lender = lendSound(sounds, cover.playersChanged, signal);
  const plays = soundOrPause(clock, isSounding, () => pages.shown() !== undefined, signal);
  const pages = createWindowPages({ ...dependencies, plays, isLed, lender, cover, leaveQuestion, signal });
  const { shown, follow, targetOf } = pages;

  const mayTake = ({ kind }: Asked) => kind === 'page' && plays() && !isLed() && !shown() && mayFrame();
  const take = (asked: Asked) => {
    // No router of the theme: at the way back to this address it would be taken for one.
    tellOthers('');
    follow(asked);
  };
  followPresses(window, { follow: take, targetOf, step() {} }, signal, mayTake);
  window.addEventListener('click', noteAsked, { capture: true, signal });
  printByKeys(window, shown, signal);
  printByMenu(shown, signal);
  lifetime.onEnd(adoptStyle(document.documentElement, frameSheet));
  return {
    follow,
    isShown: (url: string) => withoutHash(url) === withoutHash(pages.address()),
    soundChanged: lender.changed,
    playersChanged() {
      lender.changed();
      cover.playersChanged();
    },
    end() {
      // A page in a frame goes on without a player.
      if (shown()) return;
      running = undefined;
      lifetime.end();
    },
  };
}

/** The station that was heard last, and the bar of an episode. */
const atFoot = (): HTMLElement[] => [
  ...playersOf(sounds()).slice(0, 1),
  ...document.querySelectorAll<HTMLElement>('episode-player'),
];

function leaveQuestion(): string {
  const t = translator(comfortMessages, languageOf(document.documentElement), readConfig().messages.player);
  return t('leavePage');
}

/** A router of the theme is seen when its page comes, and is known by what it was asked for. */
const noteAsked = (event: MouseEvent) => tellOthers(askedByClick(event, location)?.url ?? '');

function tellOthers(url: string) {
  for (const other of kept.values()) other.asked(url);
}

const browserDependencies = (): FramingDependencies => ({
  clock: systemClock,
  open: (url) => location.assign(url),
  reload: () => location.reload(),
});
