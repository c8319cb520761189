import { readFileSync } from 'node:fs';
import { renderTemplate } from '../../../packages/core/src/element/render-template';
import { translator } from '../../../packages/core/src/i18n/messages';
import { radioPlayer } from '../../../packages/player/src/contract';
import { playerMessages } from '../../../packages/player/src/messages';
import type { Manifest } from '../../build/manifest';
import { REPO } from '../../rig/places';

/** The cover is left out: only a page can resolve its address. */
const MARKUP = readFileSync(`${REPO}/packages/player/src/radio-player.html`, 'utf8')
  .trim()
  .replace(/\{\{url \w+\}\}/g, '');
const STATION = 'onda';
const NAME = 'Radio Onda';
const VERSION = '0a1b2c3d';
const SONG = { title: 'Los Faros - Marea alta', server_name: NAME, listeners: 3 };
/** The song as our server reads it. */
const TOLD = { feed: '', online: true, title: 'Marea alta', artist: 'Los Faros', cased: 'Los Faros' };

/** The path at which a page asks what is on air; to be served beside the page. */
const AJAX_PATH = '/admin-ajax.json';

/** The constant replies of WordPress. */
export const siteReply = (stream: string): Record<string, string> => ({
  [AJAX_PATH]: JSON.stringify({
    success: true,
    data: { [`now-playing:${STATION}`]: { version: VERSION, data: iceDocument(stream) } },
  }),
});

/** A page as the plugin prints it: the shells in the body, links in the head, the loader at the end. */
export function playerPage(manifest: Manifest, stream: string, count = 1): string {
  const players = Array.from({ length: count }, () => printedPlayer(manifest, stream)).join('\n');
  const config = { base: '/build/', ajax: AJAX_PATH, lang: 'es', debug: false };
  const { chunks, base: common, load, styles } = manifest;
  const block = JSON.stringify({ ...config, chunks, common, load, styles });
  return emptyPage(
    `${players}<script type="application/json" id="onda-config">${block}</script>
<script type="module" src="/build/${manifest.loader}"></script>`,
    `<link rel="stylesheet" href="/build/${manifest.styles.page}">`,
  );
}

/** The page around whatever is measured. */
export function emptyPage(body = '', head = ''): string {
  return `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Onda</title>
<link rel="icon" href="data:,">${head}</head><body><h1>Onda</h1>${body}</body></html>`;
}

function printedPlayer(manifest: Manifest, stream: string): string {
  const shell = renderTemplate(MARKUP, {
    values: { ...defaults(), radioStream: stream, radioName: NAME },
    styleOf: (name) => `/build/${manifest.styles[name || 'player']}`,
    t: translator<string>(playerMessages, 'es', {}),
  });
  return `<radio-player station="${STATION}" radio-stream="${stream}" radio-name="${NAME}"><template shadowrootmode="open">${shell}</template></radio-player>`;
}

function iceDocument(stream: string) {
  const body = JSON.stringify({ icestats: { source: { ...SONG, listenurl: stream } } });
  const onAir = { ...TOLD, stream };
  return {
    station: STATION,
    kind: 'icecast-json',
    body,
    fetchedAt: 0,
    stale: false,
    version: VERSION,
    onAir,
  };
}

const defaults = () =>
  Object.fromEntries(Object.entries(radioPlayer.attributes).map(([name, spec]) => [name, spec.default]));
