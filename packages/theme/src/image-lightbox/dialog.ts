import type { LightboxText } from './content';

export interface LightboxDialog {
  node: HTMLDialogElement;
  status: HTMLElement;
  stage: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  zoom: HTMLButtonElement;
}

/** The bare dialog; its close button has the focus first. */
export function createDialog(t: LightboxText): LightboxDialog {
  const node = document.createElement('dialog');
  node.className = 'onda-lightbox';
  node.setAttribute('aria-label', t('dialog'));
  const bar = node.appendChild(document.createElement('div'));
  const status = bar.appendChild(document.createElement('p'));
  status.setAttribute('role', 'status');
  const button = (name: 'close' | 'next' | 'previous' | 'zoom') => {
    const made = document.createElement('button');
    made.type = 'button';
    made.dataset.action = name;
    made.setAttribute('aria-label', t(name));
    return made;
  };
  const [close, zoom, previous, next] = [button('close'), button('zoom'), button('previous'), button('next')];
  close.autofocus = true;
  close.addEventListener('click', () => node.close());
  bar.append(zoom, close);
  const stage = document.createElement('div');
  node.append(previous, stage, next);
  return { node, status, stage, previous, next, zoom };
}
