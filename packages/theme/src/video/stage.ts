import { fromTemplate } from '@onda/core/dom/from-template';
import { emit, listen } from '@onda/core/dom/page-events';
import { createLifetime, type Lifetime } from '@onda/core/element/lifetime';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { statusLine } from './generated/error-templates';
import { onProviderError } from './provider-errors';
import { playing, videoAt } from './video-address';

/** The place where the videos of one element play, one at a time. */
export interface VideoStage {
  /** Replaces the link to a video by a player; false for any other. `refused` runs when its provider refuses it. */
  play(link: HTMLAnchorElement, refused: () => void): boolean;
  /** Tells that a video sounds, so that all others stop. */
  claim(video: EventTarget | null): void;
}

const stages = new WeakMap<HTMLElement, VideoStage>();

/** The stage of this element, until `lifetime` ends. */
export function videoStage(target: HTMLElement, lifetime: Lifetime): VideoStage {
  const stage = stages.get(target) ?? createStage(target, lifetime);
  stages.set(target, stage);
  lifetime.onEnd(() => stages.delete(target));
  return stage;
}

function createStage(target: HTMLElement, lifetime: Lifetime): VideoStage {
  let shown: { node: HTMLElement; lifetime: Lifetime } | undefined;
  let isSaying = false;

  const silence = (but?: EventTarget | null) => {
    for (const video of target.querySelectorAll('video')) if (video !== but) video.pause();
    if (shown && shown.node !== but) shown.lifetime.end();
  };
  const claim = (video: EventTarget | null) => {
    silence(video);
    isSaying = true;
    emit(document, 'onda-play', { source: 'video-carousel' });
    isSaying = false;
  };
  listen(document, 'onda-play', () => isSaying || silence(), lifetime.signal);
  lifetime.onEnd(() => silence());

  return {
    claim,
    play(link, refused) {
      const video = videoAt(link.href);
      if (!video || lifetime.isOver) return false;
      const node = playing(video, link.textContent?.trim() || link.querySelector('img')?.alt || '');
      const its = createLifetime();
      claim(node);
      shown = { node, lifetime: its };
      takePlace(node, link, its);
      if (node instanceof HTMLIFrameElement)
        onProviderError(
          node,
          async (text) => {
            refused();
            its.end();
            // Most videos play, so the texts of errors load with an error.
            const { videoMessages } = await import('./messages');
            if (lifetime.isOver) return;
            tell(link, translator(videoMessages, languageOf(target))(text), lifetime);
          },
          its,
        );
      return true;
    },
  };
}

function takePlace(node: HTMLElement, link: HTMLElement, lifetime: Lifetime) {
  link.hidden = true;
  link.after(node);
  node.focus();
  lifetime.onEnd(() => {
    const hadFocus = node.contains(document.activeElement);
    node.remove();
    link.hidden = false;
    if (hadFocus) link.focus();
  });
}

function tell(link: HTMLElement, text: string, lifetime: Lifetime) {
  const status = fromTemplate(statusLine);
  link.after(status);
  status.textContent = text;
  lifetime.onEnd(() => status.remove());
}
