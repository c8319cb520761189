import type { ElementSpec } from '../../packages/core/src/element/contract';
import type { Example } from './examples/example';

/** `renderElement` of `@onda/elements/ssr`. */
export type Render = (
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  children: string,
  options: { lang: string; styleOf(name: string): string },
) => string;

const SETTINGS = {
  favorites: { backend: 'onda', who: 'everybody', siteId: 1, perPage: 20, failure: 'message' },
  'live-search': { instances: {}, trending: ['festival', 'library'], highlight: { enabled: false } },
  inspector: {
    wpdata: { object_id: 1, object_type: 'post' },
    never: [],
    roles: { visitor: 'Visitors', editor: 'Editors' },
  },
};

const styleOf = (name: string) => `/onda/styles/${name}.css`;

/** The page of a live example: printed HTML, the sample server, and the CDN file of `@onda/elements`. */
export function examplePage(
  { tag, title }: Pick<ElementSpec, 'tag' | 'title'>,
  example: Example,
  render: Render,
): string {
  const { attributes, live, liveContent, content, before = '', after = '' } = example;
  const written = { ...attributes, ...live, lang: 'en' };
  const element = render(tag, written, liveContent ?? content ?? '', { lang: 'en', styleOf });
  return framePage(`${title}: example`, before + element + after, example.isPage ? 'page' : 'part');
}

/** A page of the sample site with the elements in `body`. */
export function framePage(title: string, body: string, kind: 'page' | 'part'): string {
  return `<!doctype html>
<html lang="en" data-kind="${kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<script src="/examples/frame.js"></script>
<link rel="stylesheet" href="/onda/styles/onda.css">
<link rel="stylesheet" href="/examples/sample-site.css">
</head>
<body>
${body}
<script>window.ondaOptions = { settings: ${JSON.stringify(SETTINGS).replaceAll('<', '\\u003c')} };</script>
<script type="module" src="/onda/cdn/onda.js" data-ajax="/wp-admin/admin-ajax.php" data-lang="en"></script>
</body>
</html>
`;
}
