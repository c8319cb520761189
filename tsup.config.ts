import { defineConfig, type Options } from 'tsup';
import { builtStyles, elements, entryFiles, PAGE_STYLE } from './packages/bundle/src/registry';
import { FLOOR } from './tools/build/floor';
import { inLanguage } from './tools/build/in-language';
import { importedSheets } from './tools/build/sheets';
import { slimContracts } from './tools/build/slim-contracts';
import { stages } from './tools/build/stages';
import { styleSetFiles } from './tools/build/style-sets';

/** Small modules of one chunk: as files of their own, the response headers would be larger than the code. */
const TOGETHER = [
  // The recorder stands on every article, and a response head weighs as much as its code.
  ['core/src/entries/base.ts', 'core/src/dom/when-touched.ts', 'views/src/recorder-element.ts'],
  [
    'core/src/dom/page-events.ts',
    'core/node_modules/zustand/esm/vanilla.mjs',
    'core/src/element/view-slot.ts',
    'core/src/dom/pointer-hold.ts',
  ],
  [
    'core/src/timing/with-timeout.ts',
    'core/src/timing/debounce.ts',
    'core/src/element/adopt-style.ts',
    'core/src/dom/effective-background.ts',
    'core/src/loading/load-in-background.ts',
  ],
  ['core/src/http/page-services.ts', 'core/src/dom/on-screen.ts'],
  // Most elements of a theme ask for both.
  ['core/src/dom/device.ts', 'core/src/dom/from-template.ts'],
  ['core/src/storage/cookies.ts', 'core/src/poll/tab-channel.ts'],
  ['live-search/src/box/typing.ts', 'live-search/src/box/plain-click.ts'],
  ['player/src/first-look.ts', 'player/src/on-air/on-air-messages.ts'],
  // A page without a schedule has one script of both.
  ['player/src/on-air/follow-station.ts', 'feeds/src/songs/with-show.ts'],
  ['core/src/react/react-view.ts', 'core/src/react/mounted-view.ts', 'core/src/react/hydration.ts'],
  // A station and an episode share them.
  ['player/src/sound/one-audio.ts', 'player/src/sound/session-turn.ts'],
  ['player/src/extras/menu-messages.ts', 'player/src/panels/tool-messages.ts'],
];

/**
 * The rows that most elements have: their script comes after the code that every element needs, what prints a bare tag
 * after the script. A row of the table says more.
 */
const usual = elements.flatMap(({ tag, feature, chunk }) => {
  const entry = `${feature}/src/entries/${chunk}.ts`;
  const shells = [`${feature}/src/printed-shell.ts`, `${feature}/src/${tag}/printed-shell.ts`];
  return [[entry, 'core/src/entries/base.ts'], ...shells.map((shell) => [shell, entry])];
});

/**
 * Lazy module → the modules that the page has loaded before it. Without this table esbuild makes a chunk for each set
 * of modules that two lazy modules share: forty files of 300 bytes.
 */
const STAGES = {
  ...Object.fromEntries(usual),
  'core/src/element/view-slot.ts': 'core/src/entries/base.ts',
  'core/src/element/foreign-root.ts': 'core/src/entries/base.ts',
  'player/src/printed-shell.ts': 'player/src/entries/shells.ts',
  'player/src/first-look.ts': 'player/src/entries/shells.ts',
  'player/src/on-air/read-document.ts': 'player/src/first-look.ts',
  'feeds/src/read-tree.ts': 'player/src/on-air/read-document.ts',
  'feeds/src/add-kinds.ts': 'feeds/src/read-tree.ts',
  'feeds/src/feed-probe.ts': ['player/src/on-air/follow-station.ts', 'feeds/src/read-tree.ts'],
  'player/src/on-air/follow-station.ts': ['player/src/on-air/read-document.ts', 'core/src/dom/device.ts'],
  'player/src/members/answer-call.ts': 'player/src/entries/shells.ts',
  'player/src/attributes-changed.ts': 'player/src/entries/shells.ts',
  'player/src/on-air/artist-photo.ts': 'player/src/on-air/follow-station.ts',
  'player/src/on-air/live-feed.ts': 'player/src/on-air/follow-station.ts',
  'player/src/on-air/songs-in-sound.ts': 'player/src/on-air/follow-station.ts',
  'player/src/engine.ts': 'player/src/on-air/follow-station.ts',
  'player/src/autoplay.ts': 'player/src/entries/shells.ts',
  'feeds/src/playlist.ts': 'player/src/engine.ts',
  'player/src/transports/load-howler.ts': 'player/src/engine.ts',
  'player/src/mse/mse-transport.ts': 'player/src/engine.ts',
  'player/src/transports/hls-transport.ts': 'player/src/engine.ts',
  'player/src/extras/qualities.ts': 'player/src/engine.ts',
  'player/src/extras/extras.ts': 'player/src/engine.ts',
  'player/src/extras/plain-tools.ts': 'player/src/engine.ts',
  'player/src/resume/continue-listening.ts': 'player/src/extras/extras.ts',
  'player/src/seamless/seamless.ts': 'player/src/extras/extras.ts',
  'player/src/live-radio-button/start-own-sound.ts': 'player/src/engine.ts',
  'player/src/view/mount.ts': 'player/src/extras/extras.ts',
  'player/src/view/menu/Menu.tsx': 'player/src/view/panels/Tools.tsx',
  'player/src/entries/live-radio.ts': 'player/src/entries/shells.ts',
  'player/src/entries/episode-player.ts': 'player/src/entries/shells.ts',
  'player/src/entries/station-switcher.ts': 'player/src/entries/shells.ts',
  'player/src/episode-player/extras.ts': 'player/src/entries/episode-player.ts',
  'player/src/episode-player/view/mount.ts': 'player/src/entries/episode-player.ts',
  'favorites/src/entries/favorites-list.ts': 'favorites/src/entries/favorites.ts',
  'favorites/src/view/mount.ts': 'favorites/src/entries/favorites-list.ts',
  'favorites/src/printed-shell.ts': ['player/src/printed-shell.ts', 'favorites/src/entries/favorites.ts'],
  'favorites/src/initial-load.ts': 'favorites/src/entries/favorites.ts',
  'favorites/src/engine.ts': 'favorites/src/initial-load.ts',
  'favorites/src/dialogs/dialogs.ts': 'favorites/src/engine.ts',
  'votes/src/cast-vote.ts': 'votes/src/entries/votes.ts',
  'voice-search/src/session/voice-session.ts': 'voice-search/src/entries/voice.ts',
  'schedule/src/on-air/ask.ts': 'schedule/src/entries/on-air.ts',
  'player/src/station-switcher/follow-songs.ts': 'player/src/on-air/follow-station.ts',
  'theme/src/entries/theme-article.ts': 'theme/src/entries/theme.ts',
  'theme/src/entries/theme-forms.ts': 'theme/src/entries/theme.ts',
  'theme/src/form-rules/form-check.ts': 'theme/src/entries/theme-forms.ts',
  'theme/src/entries/theme-scores.ts': 'theme/src/entries/theme.ts',
  'theme/src/entries/theme-grid.ts': 'theme/src/entries/theme.ts',
  'theme/src/load-more/more-cards.ts': 'theme/src/entries/theme-grid.ts',
  'theme/src/load-more/next-page.ts': 'theme/src/entries/theme-grid.ts',
  'theme/src/article-stream/next-article.ts': 'theme/src/entries/theme-article.ts',
  'theme/src/entries/theme-comments.ts': 'theme/src/entries/theme.ts',
  'theme/src/entries/theme-page.ts': 'theme/src/entries/theme.ts',
  'theme/src/entries/theme-personal.ts': 'theme/src/entries/theme.ts',
  'theme/src/entries/theme-related.ts': 'theme/src/entries/theme.ts',
  'theme/src/comments-panel/enhance-replies.ts': 'theme/src/entries/theme-comments.ts',
  'theme/src/related-popup/related-card.ts': 'theme/src/entries/theme-related.ts',
  'theme/src/comments-embed/engine.ts': 'theme/src/entries/theme-comments.ts',
  'theme/src/personal-news/engine.ts': 'theme/src/entries/theme-personal.ts',
  'theme/src/entries/theme-menus.ts': 'theme/src/entries/theme.ts',
  'theme/src/entries/theme-parts.ts': 'theme/src/entries/theme.ts',
  'theme/src/entries/theme-slides.ts': 'theme/src/entries/theme.ts',
  'theme/src/entries/lightbox.ts': 'theme/src/entries/theme.ts',
  'theme/src/image-lightbox/lightbox.ts': 'theme/src/entries/lightbox.ts',
  'theme/src/image-lightbox/video-or-page.ts': 'theme/src/image-lightbox/lightbox.ts',
  'theme/src/video/stage.ts': 'theme/src/entries/theme-slides.ts',
  'theme/src/entries/count-down.ts': 'theme/src/entries/theme.ts',
  'views/src/live-list.ts': 'views/src/entries/most-viewed.ts',
  'live-search/src/masthead-search/masthead-live.ts': 'live-search/src/entries/masthead.ts',
  'live-search/src/highlight/highlight-here.ts': 'core/src/entries/base.ts',
  'live-search/src/live-load/live-loader.ts': 'live-search/src/engine.ts',
  'live-search/src/pause/pause.ts': 'live-search/src/engine.ts',
  'live-search/src/suggestions/complete-field.ts': 'live-search/src/engine.ts',
  'live-search/src/analytics/send-analytics.ts': 'live-search/src/engine.ts',
  'live-search/src/addresses/address-state.ts': 'live-search/src/engine.ts',
  'live-search/src/cart/serve-shop.ts': 'live-search/src/engine.ts',
  'live-search/src/engine.ts': 'live-search/src/entries/search.ts',
  'live-search/src/view/mount.ts': 'live-search/src/engine.ts',
  'live-search/src/printed-form.ts': 'live-search/src/engine.ts',
  'live-search/src/view/layouts.ts': 'live-search/src/engine.ts',
  'live-search/src/view/compact.ts': 'live-search/src/engine.ts',
  'live-search/src/box/offer-keywords.ts': 'live-search/src/engine.ts',
  'live-search/src/view/body-scroll.ts': 'live-search/src/engine.ts',
  'live-search/src/filters/offer-filters.ts': 'live-search/src/engine.ts',
  'live-search/src/filters/filters-panel.ts': [
    'live-search/src/filters/offer-filters.ts',
    'live-search/src/view/mount.ts',
  ],
  'newsletter/src/engine.ts': 'core/src/entries/base.ts',
  'newsletter/src/display/overlay.ts': 'core/src/entries/base.ts',
  'newsletter/src/captcha/captcha-panel.ts': 'core/src/entries/base.ts',
  'newsletter/src/captcha/captcha-work.ts': 'newsletter/src/captcha/captcha-panel.ts',
  'newsletter/src/manage/manage-check.ts': 'newsletter/src/entries/newsletter-manage.ts',
  'newsletter/src/display/exit-intent.ts': 'newsletter/src/entries/newsletter.ts',
  // Runs in a worker too, where nothing of the base touches a document; without it esbuild's own helpers would be a
  // file.
  'newsletter/src/captcha/captcha-recaptcha.ts': 'newsletter/src/engine.ts',
  'newsletter/src/proof/registration-proof.ts': 'newsletter/src/entries/captcha-hook.ts',
  'inspector/src/printed-shell.ts': ['player/src/printed-shell.ts', 'inspector/src/entries/inspector.ts'],
  'inspector/src/view/mount.ts': 'inspector/src/entries/inspector.ts',
  'now-playing/src/printed-shell.ts': 'player/src/printed-shell.ts',
  'now-playing/src/view/mount.ts': ['now-playing/src/block.ts', 'player/src/extras/extras.ts'],
  'now-playing/src/block.ts': ['player/src/on-air/follow-station.ts', 'feeds/src/add-kinds.ts'],
  'player/src/view/panels/Tools.tsx': 'player/src/view/mount.ts',
  'player/src/view/LevelMeter.tsx': 'player/src/view/panels/Tools.tsx',
  'player/src/view/panels/watch-gestures.ts': 'player/src/view/panels/Tools.tsx',
  'player/src/view/panels/OpenPanel.tsx': 'player/src/view/panels/Tools.tsx',
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
  esbuildPlugins: [importedSheets, slimContracts, stages(STAGES, TOGETHER)],
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
    entry: { onda: 'packages/bundle/src/loader.ts' },
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
    esbuildOptions(options) {
      named(options);
      options.jsx = 'automatic';
    },
  },
]);
