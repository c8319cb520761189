import { defineConfig, type Options } from 'tsup';
import { builtStyles, entryFiles, loneFiles, PAGE_STYLE } from './packages/bundle/src/registry';
import { FLOOR } from './tools/build/floor';
import { inLanguage } from './tools/build/in-language';
import { importedSheets } from './tools/build/sheets';
import { slimContracts } from './tools/build/slim-contracts';
import { type ChunkChoices, stages } from './tools/build/stages';
import { styleSetFiles } from './tools/build/style-sets';

/** Small modules of one chunk: as files of their own, the response headers would be larger than the code. */
const TOGETHER = [
  [
    'core/src/entries/base.ts',
    'core/src/dom/when-touched.ts',
    'core/src/dom/framing-window.ts',
    'core/src/storage/tab-keys.ts',
    'core/src/storage/stored-text.ts',
    'core/src/http/form-request.ts',
    'core/src/http/first-request.ts',
    'core/src/http/send-form.ts',
    'live-search/src/addresses/of-a-search.ts',
  ],
  [
    'core/src/dom/page-events.ts',
    'core/src/element/view-slot.ts',
    'core/src/dom/pointer-hold.ts',
    'core/src/storage/storage.ts',
    'core/src/timing/with-timeout.ts',
    'core/src/timing/debounce.ts',
    'core/src/element/adopt-style.ts',
    'core/src/dom/effective-background.ts',
    'core/src/loading/load-in-background.ts',
    'core/src/storage/read-cookie.ts',
    'core/src/poll/tab-channel.ts',
    'core/src/dom/signed-in.ts',
    'core/src/dom/device.ts',
    'core/src/dom/from-template.ts',
    'core/src/element/render-template.ts',
    'core/src/element/style-address.ts',
    'core/src/http/redirect.ts',
  ],
  // A file of its own for the poller would cost an untouched page one more.
  ['core/src/http/page-services.ts', 'core/src/poll/page-poller.ts', 'core/src/dom/on-screen.ts'],
  // Both search boxes ask for all of them. Words are marked on a page that a search led to, where they are known.
  [
    'live-search/src/search/store.ts',
    'live-search/src/search/network.ts',
    'live-search/src/search/found-pattern.ts',
    'live-search/src/box/typing.ts',
    'live-search/src/box/plain-click.ts',
    'live-search/src/box/bind-keys.ts',
    'live-search/src/box/close-outside.ts',
    'live-search/src/box/keep-shown.ts',
    'live-search/src/box/number-form.ts',
    'live-search/src/addresses/search-address.ts',
    'core/src/text/fold.ts',
  ],
  [
    'player/src/first-look.ts',
    'player/src/on-air/on-air.ts',
    'player/src/on-air/on-air-messages.ts',
    'player/src/on-air/poll-seconds.ts',
    'feeds/src/songs/with-art.ts',
    'feeds/src/songs/failed-art.ts',
  ],
  // A first sound asks for all of a line.
  ['player/src/engine.ts', 'player/src/store.ts'],
  [
    'player/src/on-air/follow-station.ts',
    'player/src/sound/stream-format.ts',
    'feeds/src/feed-document.ts',
    'feeds/src/dom-parsers.ts',
    'feeds/src/http-url.ts',
  ],
  ['core/src/react/react-view.ts', 'core/src/react/mounted-view.ts', 'core/src/react/hydration.ts'],
  // A station shares them with an episode, and the last with a bare tag.
  [
    'player/src/sound/one-audio.ts',
    'player/src/sound/session-turn.ts',
    'player/src/framed/links/keep-links.ts',
    'player/src/messages.ts',
  ],
];

/**
 * Choices: a module comes with one that the code alone would not load before it. The rest of the plan is derived from
 * the imports (`tools/build/load-order.ts`); `tools/build/generated/chunk-plan.tsv` has all of it.
 */
const AFTER = {
  'player/src/on-air/artist-photo.ts': 'player/src/on-air/follow-station.ts',
  'feeds/src/read-tree.ts': 'player/src/on-air/read-document.ts',
  'feeds/src/add-kinds.ts': 'feeds/src/read-tree.ts',
  'feeds/src/add-pages.ts': 'feeds/src/read-tree.ts',
  'feeds/src/feed-probe.ts': 'feeds/src/read-tree.ts',
  'feeds/src/playlist.ts': 'player/src/engine.ts',
  'player/src/resume/continue-listening.ts': 'player/src/extras/extras.ts',
  'player/src/framed/framed-pages.ts': 'player/src/extras/extras.ts',
  'player/src/view/panels/OpenPanel.tsx': 'player/src/extras/extras.ts',
  'player/src/view/mount.ts': 'player/src/extras/plain-tools.ts',
  'favorites/src/bare-tag.ts': 'player/src/bare-tag.ts',
  'favorites/src/engine.ts': 'favorites/src/initial-load.ts',
  'inspector/src/bare-tag.ts': 'player/src/bare-tag.ts',
  'inspector/src/view/mount.ts': 'favorites/src/list/draw-list.ts',
  'now-playing/src/bare-tag.ts': 'player/src/bare-tag.ts',
  // A form is one file with its first touch, and a registration shares it.
  'newsletter/src/captcha/captcha-hook.ts': 'newsletter/src/entries/newsletter.ts',
};

/** The chunk plan's choices; `tools/build/stages.ts` says what each list does. */
export const chunkChoices: ChunkChoices = {
  after: AFTER,
  together: TOGETHER,
  alone: ['newsletter/src/proof/proof-worker.ts'],
};

const common: Options = {
  outDir: 'wordpress-plugin/build',
  target: ['es2022', ...FLOOR],
  platform: 'browser',
  minify: true,
  sourcemap: true,
  silent: true,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  loader: { '.html': 'text' },
  outExtension: () => ({ js: '.js' }),
  esbuildPlugins: [importedSheets, slimContracts],
};

const named = (options: { entryNames?: string; chunkNames?: string; legalComments?: string }) => {
  options.entryNames = '[name]-[hash]';
  options.chunkNames = 'chunk-[hash]';
  options.legalComments = 'none';
};

const sheets = Object.entries(builtStyles).map(([name, file]) => [`style-${name}`, file]);

export default defineConfig([
  {
    ...common,
    entry: { 'onda-language': 'packages/bundle/src/loader.ts' },
    format: 'iife',
    splitting: false,
    esbuildPlugins: [inLanguage],
    esbuildOptions: named,
  },
  {
    ...common,
    entry: { onda: 'packages/bundle/src/loader.ts', ...loneFiles },
    format: 'iife',
    splitting: false,
    esbuildOptions: named,
  },
  {
    ...common,
    entry: {
      ...entryFiles,
      ...Object.fromEntries(sheets),
      ...styleSetFiles,
      'style-page': PAGE_STYLE,
    },
    format: 'esm',
    splitting: true,
    esbuildPlugins: [importedSheets, slimContracts, stages(entryFiles, chunkChoices)],
    esbuildOptions(options) {
      named(options);
      options.jsx = 'automatic';
    },
  },
]);
