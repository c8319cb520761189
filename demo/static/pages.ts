import type { Manifest } from '../../tools/build/manifest';

/** The pages of the static demo, as text. `stationUrl` has no slash at its end. */
export interface PageSettings {
  manifest: Manifest;
  stationUrl: string;
}

type Loader = 'module' | 'classic' | 'none';

const STREAM = '/live.mp3';
const MANY_MAX = 1000;

/** Path → page; undefined for a path that is not a page. */
export function pageOf(url: URL, settings: PageSettings): string | undefined {
  const stream = `${settings.stationUrl}${STREAM}`;
  const pages: Record<string, () => string> = {
    '/': () => frame(settings, 'module', tour(settings)),
    '/index.html': () => frame(settings, 'module', tour(settings)),
    '/classic': () =>
      frame(settings, 'classic', player({ 'radio-stream': stream, 'radio-name': 'Onda Radio' })),
    '/none': () => frame(settings, 'none', '<h1>Sin elementos</h1><p>Esta página no pide nada.</p>'),
    '/many': () => frame(settings, 'module', many(numberOf(url.searchParams.get('n')), stream)),
    '/bare': () =>
      frame(
        settings,
        'none',
        `<h1>Audio a secas</h1><audio controls preload="none" src="${escapeHtml(stream)}"></audio>`,
      ),
  };
  return pages[url.pathname]?.();
}

function frame({ manifest, stationUrl }: PageSettings, loader: Loader, body: string): string {
  const style = manifest.styles.page && loader !== 'none' ? link(`/build/${manifest.styles.page}`) : '';
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Onda sin WordPress</title>
<link rel="icon" href="data:,">
${link('/site.css')}
${style}
</head>
<body data-station="${escapeHtml(stationUrl)}">
<main>
${body}
</main>
${loader === 'none' ? '' : scripts(manifest, loader)}
</body>
</html>
`;
}

/** The scripts that the plugin prints at the end of a page; see `docs/protocol/page.md`. */
function scripts(manifest: Manifest, loader: Loader): string {
  const { loader: file, chunks, base: common, load, members, styles } = manifest;
  const page = { base: '/build/', loader: file, ajax: '', lang: 'es', debug: false };
  const config = JSON.stringify({
    ...page,
    chunks,
    common,
    load,
    ...members,
    styles,
    notLoaded: 'No se ha podido cargar. Inténtalo de nuevo.',
  });
  const block = `<script type="application/json" id="onda-config">${config.replaceAll('<', '\\u003c')}</script>`;
  const type = loader === 'module' ? ' type="module"' : '';
  return `${block}\n<script${type} src="/build/${manifest.loader}"></script>`;
}

function tour({ stationUrl }: PageSettings): string {
  const stream = `${stationUrl}${STREAM}`;
  const status = `${stationUrl}/status-json.xsl`;
  const azura = `${stationUrl}/api/nowplaying/onda`;
  const sections: [title: string, text: string, attributes: Record<string, string>][] = [
    [
      'Con la página de estado de Icecast',
      'Título y artista salen del propio servidor. No hace falta nada más que la etiqueta.',
      { 'radio-stream': stream, 'radio-name': 'Onda Radio', feed: status, 'feed-kind': 'icecast-json' },
    ],
    [
      'Con un panel como AzuraCast',
      'La misma emisión, con la portada de cada canción.',
      {
        'radio-stream': stream,
        'radio-name': 'Onda Radio, con portadas',
        feed: azura,
        'feed-kind': 'azuracast',
      },
    ],
    [
      'Solo la dirección',
      'Sin decir dónde se lee el título, el reproductor pregunta al servidor de la emisión.',
      { 'radio-stream': stream, 'radio-name': 'Onda Radio' },
    ],
    [
      'Una emisora apagada',
      'Nadie contesta en esa dirección: el reproductor lo dice y vuelve a intentarlo.',
      { 'radio-stream': 'http://127.0.0.1:9/apagada.mp3', 'radio-name': 'Radio Apagada' },
    ],
  ];
  const shown = sections.map(([title, text, attributes]) => {
    const tag = player(attributes);
    return `<section><h2>${title}</h2><p>${text}</p>\n${tag}\n<pre><code>${escapeHtml(tag)}</code></pre></section>`;
  });
  return `<header><h1>Onda sin WordPress</h1>
<p>Una página de HTML, una etiqueta y un archivo de configuración. Lo demás es esta hoja en blanco.</p></header>
${shown.join('\n')}`;
}

function many(count: number, stream: string): string {
  const one = player({ 'radio-stream': stream, 'radio-name': 'Onda Radio' });
  return Array.from({ length: count }, () => one).join('\n');
}

function player(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<radio-player${written.join('')}></radio-player>`;
}

function numberOf(text: string | null): number {
  const number = Number(text ?? 100);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, MANY_MAX) : 100;
}

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
