import { fromTemplate } from '@onda/core/dom/from-template';
import { emit } from '@onda/core/dom/page-events';
import { serverHtml } from '@onda/core/dom/server-html';
import { type FetchPage, pageFetch } from '@onda/core/http/fetch-page';
import { systemClock } from '@onda/core/timing/clock';
import { wholePage } from '../added-content/whole-page';
import { playing, videoAt } from '../video/video-address';
import { pagePart } from './generated/templates';
import type { Item } from './item';

/** A video, or a part of a page of this site. Null for a video whose address cannot be played. */
export async function videoOrPage(
  { opener, address, alt, caption }: Item,
  signal: AbortSignal,
  fetchPage: FetchPage = pageFetch(),
): Promise<Node | null> {
  const video = videoAt(address);
  if (!video) return opener.dataset.lightbox === 'video' ? null : fetchPart(address, signal, fetchPage);
  emit(document, 'onda-play', { source: 'image-lightbox' });
  return playing(video, alt || caption || opener.textContent?.trim() || '');
}

/** Fetches past every cache (M-7.35) the part that the address names, else the main one. */
async function fetchPart(address: string, signal: AbortSignal, fetchPage: FetchPage): Promise<Node> {
  const url = new URL(address);
  const id = decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  url.searchParams.set('time', String(systemClock.now() + Math.random()));
  const page = wholePage(await fetchPage(url.href, signal));
  const part = page.getElementById(id) ?? page.querySelector('main') ?? page.body;
  const node = fromTemplate(pagePart);
  node.append(serverHtml(part.innerHTML));
  return node;
}
