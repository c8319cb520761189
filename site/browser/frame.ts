import { installSampleServer } from './sample-server';

/**
 * The first script of an example's page: the sample server, the colors that the page around asks for, and no way out:
 * a link of an example that leads to another host, or a form that would be sent, stays where it is.
 */
installSampleServer(window);

const wanted = new URLSearchParams(location.search).get('theme');
if (wanted) document.documentElement.dataset.theme = wanted;

document.addEventListener('onda-sample-action', (event) => {
  const { detail } = event as CustomEvent<string>;
  for (const line of document.querySelectorAll(`[data-log="${detail}"]`))
    line.textContent = `Counted: ${detail}.`;
});

document.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  if (link.origin !== location.origin) event.preventDefault();
});
document.addEventListener('submit', (event) => event.preventDefault());

/** A player takes whole addresses only. This is before the modules of the page run. */
document.addEventListener('readystatechange', () => {
  for (const element of document.querySelectorAll('[radio-stream^="/"]'))
    element.setAttribute('radio-stream', location.origin + element.getAttribute('radio-stream'));
});
