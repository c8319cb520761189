import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { elements } from '../../packages/bundle/src/registry';
import { documentPage, SERVED_FILES } from './document-page';
import { elementPage } from './element-page';
import { elementsIndex } from './elements-index';
import { examplePage, framePage, type Render } from './example-page';
import { exampleOf } from './examples/examples';
import { newsletterMarkup } from './examples/newsletter';
import { samplePages } from './examples/sample-pages';
import { navigation } from './navigation';

/** Writes all that VitePress builds from into `site/.stage`, which is not committed. */
export async function stageSite(root: string): Promise<void> {
  const built = join(root, 'packages/elements/dist/ssr.js');
  const { renderElement: render }: { renderElement: Render } = await import(
    /* @vite-ignore */ pathToFileURL(built).href
  );
  const stage = join(root, 'site/.stage');
  rmSync(stage, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    const place = join(stage, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  const pages = { ...documentPages(root), ...elementPages(root), ...ownPages(root), ...framePages(render) };
  for (const [path, text] of Object.entries(pages)) write(path, text);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  write(
    'navigation.json',
    JSON.stringify({ sidebar: navigation(elements), version, count: elements.length }),
  );
  copyFiles(root, join(stage, 'public'));
  await buildFrameScript(root, join(stage, 'public/examples'));
}

type Pages = Record<string, string>;

function documentPages(root: string): Pages {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `docs/${name.replaceAll('\\', '/')}`,
  );
  const pages = ['CHANGELOG.md', ...inDocs.filter((name) => name.endsWith('.md'))].flatMap((file) => {
    const page = documentPage(file, readFileSync(join(root, file), 'utf8'));
    return page ? [[page.path, page.text]] : [];
  });
  return Object.fromEntries(pages);
}

interface Manifest {
  modules: { declarations: { tagName: string; slots?: unknown[] }[] }[];
}

function elementPages(root: string): Pages {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  const declared = manifest.modules.flatMap(({ declarations }) => declarations);
  const slotted = new Set(declared.filter(({ slots }) => slots).map(({ tagName }) => tagName));
  const pages = elements.map((spec) => [
    `elements/${spec.tag}.md`,
    elementPage(spec, exampleOf(spec.tag), slotted.has(spec.tag)),
  ]);
  return { ...Object.fromEntries(pages), 'elements/index.md': elementsIndex(elements) };
}

/** The pages that stand in `site/pages`. */
function ownPages(root: string): Pages {
  const folder = join(root, 'site/pages');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** The pages inside of frames. */
function framePages(render: Render): Pages {
  const examples = elements.map((spec) => [
    `public/examples/${spec.tag}.html`,
    examplePage(spec, exampleOf(spec.tag), render),
  ]);
  const others = Object.entries(samplePages(newsletterMarkup)).map(([name, { title, body, kind }]) => [
    `public/examples/${name}.html`,
    framePage(title, body, kind),
  ]);
  return Object.fromEntries([...examples, ...others]);
}

function copyFiles(root: string, folder: string): void {
  const dist = join(root, 'packages/elements/dist');
  for (const part of ['cdn', 'styles'])
    cpSync(join(dist, part), join(folder, 'onda', part), { recursive: true });
  cpSync(join(root, 'demo/site/media'), join(folder, 'samples'), { recursive: true });
  copyFileSync(join(root, 'demo/station/music/loop.mp3'), join(folder, 'samples/live.mp3'));
  cpSync(join(root, 'site/public'), folder, { recursive: true });
  for (const name of SERVED_FILES) copyFileSync(join(root, 'docs/developers', name), join(folder, name));
}

async function buildFrameScript(root: string, outDir: string): Promise<void> {
  await build({
    config: false,
    entry: { frame: join(root, 'site/browser/frame.ts') },
    outDir,
    format: 'iife',
    target: ['es2022'],
    minify: true,
    silent: true,
    outExtension: () => ({ js: '.js' }),
  });
}
