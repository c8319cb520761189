import { fromTemplate } from '@onda/core/dom/from-template';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { consentTo, whenConsentChanges } from '../consent';
import type { Scene } from '../define-behavior';
import type { commentsEmbed } from './contract';
import type { Disqus, Thread } from './disqus';
import { place as placeTemplate, statusLine } from './generated/templates';
import { embedMessages } from './messages';

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
  const printed = [...target.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const hideLink = (isHidden: boolean) => {
    for (const node of printed) node.hidden = isHidden;
  };
  const thread: Thread = {
    shortname: options.shortname,
    url,
    identifier: options.identifier || url,
    place,
    left: () => hideLink(false),
  };
  let isBusy = false;
  let isWanted = false;

  const show = async () => {
    if (isBusy) return;
    isWanted = true;
    if (consentTo(options.consent) === 'refused') {
      status.textContent = t('refused');
      return;
    }
    isBusy = true;
    target.setAttribute('aria-busy', 'true');
    status.textContent = t('loading');
    try {
      await disqus.show(thread);
      isWanted = false;
      status.textContent = '';
      if (link.matches(':focus')) place.focus();
      link.textContent = words;
      hideLink(true);
    } catch {
      status.textContent = t('failed');
      link.textContent = t('retry');
    }
    target.removeAttribute('aria-busy');
    isBusy = false;
  };
  target.append(status, place);
  whenConsentChanges(() => isWanted && void show(), lifetime.signal);
  lifetime.onEnd(() => {
    disqus.leave(thread);
    status.remove();
    link.textContent = words;
    hideLink(false);
  });
  return show;
}
