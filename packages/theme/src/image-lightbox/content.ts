import type { Translate } from '@onda/core/messages';
import type { Item } from './item';
import type { imageLightboxMessages } from './messages';

export type LightboxText = Translate<keyof (typeof imageLightboxMessages)['es']>;

interface Showing {
  t: LightboxText;
  /** Ends when another one is shown. */
  signal: AbortSignal;
  /** It stands, or what is wrong stands in its place. */
  done(): void;
}

/** The node that shows an item, filled when it has come. What shows videos and pages comes with the first of them. */
export function contentOf(item: Item, { t, signal, done }: Showing): HTMLElement {
  const figure = document.createElement('figure');
  const show = (node: Node) => {
    figure.prepend(node);
    done();
  };
  const fail = (text: 'failed' | 'noVideo' = 'failed') => {
    figure.replaceChildren(problem(t(text), item.address, t('open')));
    done();
  };
  if (item.caption) figure.appendChild(document.createElement('figcaption')).textContent = item.caption;
  if (item.kind === 'picture') figure.prepend(picture(item, done, fail));
  else {
    figure.dataset.kind = 'other';
    void import('./other')
      .then(({ otherContent }) => otherContent(item, signal))
      .then((node) => (node ? show(node) : fail('noVideo')))
      .catch(() => signal.aborted || fail());
  }
  return figure;
}

function picture({ address, srcset, alt }: Item, done: () => void, fail: () => void): HTMLImageElement {
  const image = new Image();
  image.addEventListener('load', done);
  image.addEventListener('error', () => fail());
  image.alt = alt;
  if (srcset) Object.assign(image, { sizes: '100vw', srcset });
  image.src = address;
  return image;
}

/** What is wrong, and the way to it without us. */
function problem(text: string, address: string, open: string): HTMLElement {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.appendChild(document.createElement('span')).textContent = text;
  if (address) {
    const link = line.appendChild(document.createElement('a'));
    Object.assign(link, { href: address, target: '_blank', rel: 'noopener', textContent: open });
  }
  return line;
}
