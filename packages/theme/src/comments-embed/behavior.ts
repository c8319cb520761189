import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import { bind } from '@onda/core/element/bind';
import type { PartState } from '@onda/core/element/host';
import { languageOf, type Translate, translator } from '@onda/core/i18n/messages';
import { createStore } from 'zustand/vanilla';
import { consentTo, whenConsentChanges } from '../consent';
import type { Scene } from '../define-behavior';
import type { commentsEmbed } from './contract';
import type { Disqus, Thread } from './disqus';
import { place as placeTemplate, statusLine } from './generated/templates';
import { embedMessages } from './messages';

/** The state of the discussion. */
type Phase = 'link' | 'refused' | 'loading' | 'failed' | 'shown';

/**
 * Loads the discussion with the visitor's consent. On a site without a consent plugin the click is the consent, because
 * the line beside the link names the provider. The link stays until the discussion is shown. Returns the handler of a
 * click.
 */
export function embedComments(
  { target, options, lifetime }: Scene<typeof commentsEmbed>,
  link: HTMLAnchorElement,
  disqus: Disqus,
): () => Promise<void> {
  const t = translator(embedMessages, languageOf(target));
  const url = options.url || location.href.replace(/[?#].*/, '');
  const { shortname, identifier, consent } = options;
  const place = fromTemplate(placeTemplate);
  const status = untilEnd(fromTemplate(statusLine), target, lifetime);
  const words = link.textContent;
  const printed = shownIn(target);
  const store = createStore<{ phase: Phase }>(() => ({ phase: 'link' }));
  const enter = (phase: Phase) => store.setState({ phase });
  const thread: Thread = {
    shortname,
    url,
    identifier: identifier || url,
    place,
    left: () => enter('link'),
  };
  const show = async () => {
    if (store.getState().phase === 'loading') return;
    if (consentTo(consent) === 'refused') return enter('refused');
    enter('loading');
    try {
      await disqus.show(thread);
      if (link.matches(':focus')) place.focus();
      enter('shown');
    } catch {
      enter('failed');
    }
  };
  target.append(status, place);
  const follow = (nodes: readonly Element[], read: (phase: Phase) => PartState) =>
    bind(
      () => nodes,
      store,
      ({ phase }) => read(phase),
    );
  const undo = [
    follow([target], (phase) => ({ 'aria-busy': phase === 'loading' || null })),
    follow([status], (phase) => ({ text: statusText(phase, t) })),
    // The link keeps its text during a retry.
    follow([link], (phase) => (phase === 'loading' ? {} : { text: phase === 'failed' ? t('retry') : words })),
    follow(printed, (phase) => ({ hidden: phase === 'shown' })),
  ];
  whenConsentChanges(() => /refused|failed/.test(store.getState().phase) && void show(), lifetime.signal);
  lifetime.onEnd(() => {
    disqus.leave(thread);
    enter('link');
    for (const run of undo) run();
  });
  return show;
}

const shownIn = (target: HTMLElement): readonly HTMLElement[] =>
  [...target.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.hidden);

const statusText = (phase: Phase, t: Translate<keyof typeof embedMessages.es>): string =>
  phase === 'link' || phase === 'shown' ? '' : t(phase);
