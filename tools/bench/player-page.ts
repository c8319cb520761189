import { readFileSync } from 'node:fs';
import { fill } from '../../packages/core/src/fill';
import { translator } from '../../packages/core/src/messages';
import { radioPlayer } from '../../packages/player/src/contract';
import { playerMessages } from '../../packages/player/src/messages';
import type { Manifest } from '../build/manifest';
import { REPO } from '../rig/places';

/** Without the cover, an address that only a page can resolve. */
const MARKUP = readFileSync(`${REPO}/packages/player/src/radio-player.html`, 'utf8')
  .trim()
  .replace(/\{\{url \w+\}\}/g, '');
const NAME = 'Radio Onda';

/** A page as the plugin prints it: the shells in the body, links in the head, the loader at the end. */
export function playerPage(manifest: Manifest, stream: string, count = 1): string {
  const players = Array.from({ length: count }, () => printedPlayer(manifest, stream)).join('\n');
  const preloads = (manifest.preload['radio-player'] ?? []).map(
    (file) => `<link rel="modulepreload" href="/build/${file}">`,
  );
  const config = { base: '/build/', ajax: '', lang: 'es', debug: false };
  const block = JSON.stringify({ ...config, chunks: manifest.chunks, styles: manifest.styles });
  return emptyPage(
    `${players}<script type="application/json" id="onda-config">${block}</script>
<script type="module" src="/build/${manifest.loader}"></script>`,
    `<link rel="stylesheet" href="/build/${manifest.styles.page}">${preloads.join('')}`,
  );
}

/** The page around whatever is measured. */
export function emptyPage(body = '', head = ''): string {
  return `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Onda</title>
<link rel="icon" href="data:,">${head}</head><body><h1>Onda</h1>${body}</body></html>`;
}

function printedPlayer(manifest: Manifest, stream: string): string {
  const shell = fill(MARKUP, {
    values: { ...defaults(), radioStream: stream, radioName: NAME },
    style: `/build/${manifest.styles.player}`,
    t: translator<string>(playerMessages, 'es', {}),
  });
  return `<radio-player radio-stream="${stream}" radio-name="${NAME}"><template shadowrootmode="open">${shell}</template></radio-player>`;
}

const defaults = () =>
  Object.fromEntries(Object.entries(radioPlayer.attributes).map(([name, spec]) => [name, spec.default]));
