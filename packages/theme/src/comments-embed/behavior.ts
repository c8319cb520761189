import { fromTemplate } from '@onda/core/dom/from-template';
import { bind } from '@onda/core/element/bind';
import { languageOf, type Translate, translator } from '@onda/core/i18n/messages';
import { createStore } from 'zustand/vanilla';
import { consentTo, whenConsentChanges } from '../consent';
import type { Scene } from '../define-behavior';
import type { commentsEmbed } from './contract';
import type { Disqus, Thread } from './disqus';
import { place as placeTemplate, statusLine } from './generated/templates';
import { embedMessages } from './messages';

/** What the link has led to. */
interface EmbedState {
  phase: 'link' | 'refused' | 'loading' | 'failed' | 'shown';
}

/**
 * Brings the discussion into the page where the visitor agreed to it; without a consent plugin the click itself, beside
 * the line that says where it leads, is the agreement. The link stays until the discussion stands. Returns what is done
 * at a click.
 */
export function embedComments(
  { target, options, lifetime }: Scene<typeof commentsEmbed>,
  link: HTMLAnchorElement,
  disqus: Disqus,
): () => Promise<void> {
  const t = translator(embedMessages, languageOf(target));
  const url = options.url || location.href.replace(/[?#].*/, '');
  const place = fromTemplate(placeTemplate);
  const status = fromTemplate(statusLine);
  const words = link.textContent;
  const printed = [...target.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hidden,
  );
  const store = createStore<EmbedState>(() => ({ phase: 'link' }));
  const enter = (phase: EmbedState['phase']) => store.setState({ phase });
  const thread: Thread = {
    shortname: options.shortname,
    url,
    identifier: options.identifier || url,
    place,
    left: () => enter('link'),
  };

  const show = async () => {
    if (store.getState().phase === 'loading') return;
    if (consentTo(options.consent) === 'refused') return enter('refused');
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
  const undo = [
    bind(
      () => [target],
      store,
      ({ phase }) => ({ 'aria-busy': phase === 'loading' || null }),
    ),
    bind(
      () => [status],
      store,
      (state) => ({ text: statusText(state, t) }),
    ),
    // While it is tried again the link keeps its words.
    bind(
      () => [link],
      store,
      ({ phase }) => (phase === 'loading' ? {} : { text: phase === 'failed' ? t('retry') : words }),
    ),
    bind(
      () => printed,
      store,
      ({ phase }) => ({ hidden: phase === 'shown' }),
    ),
  ];
  const isWanted = () => /refused|failed/.test(store.getState().phase);
  whenConsentChanges(() => isWanted() && void show(), lifetime.signal);
  lifetime.onEnd(() => {
    disqus.leave(thread);
    enter('link');
    for (const run of undo) run();
    status.remove();
  });
  return show;
}

/** The line below the link. */
const statusText = ({ phase }: EmbedState, t: Translate<keyof typeof embedMessages.es>): string =>
  phase === 'link' || phase === 'shown' ? '' : t(phase);
