import { languageOf, translator } from '@onda/core/messages';
import { warn } from '@onda/core/warn';
import type { Scene } from '../behaviour';
import { consentTo, whenConsentChanges } from '../consent';
import type { commentsEmbed } from '../embed-contract';
import { embedMessages } from '../embed-messages';
import type { Disqus, Thread } from './disqus';

const SHORTNAME = /^[a-z0-9][a-z0-9-]*$/i;

/**
 * A click on the printed link brings the discussion into the page, where the visitor agreed to it; without a consent plugin
 * the click itself, beside the line that says where it leads, is the agreement. The link stays until the discussion stands.
 */
export function embedComments({ target, options, life }: Scene<typeof commentsEmbed>, disqus: Disqus) {
  if (!SHORTNAME.test(options.shortname)) return warn('<comments-embed> has no shortname of Disqus');
  const link = target.querySelector('a');
  if (!link) return warn('<comments-embed> has no link to the discussion');
  const t = translator(embedMessages, languageOf(target));
  const url = options.url || location.href.replace(/[?#].*/, '');
  const place = document.createElement('div');
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.setAttribute('part', 'status');
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
      hideLink(true);
    } catch {
      status.textContent = t('failed');
      link.textContent = t('retry');
    }
    target.removeAttribute('aria-busy');
    isBusy = false;
  };
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void show();
  };

  target.append(status, place);
  link.addEventListener('click', press, { signal: life.signal });
  whenConsentChanges(() => isWanted && void show(), life.signal);
  life.onEnd(() => {
    disqus.leave(thread);
    status.remove();
    link.textContent = words;
    hideLink(false);
  });
}
