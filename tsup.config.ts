import { defineConfig, type Options } from 'tsup';
import { entries, styles } from './packages/bundle/src/registry';
import { FLOOR } from './tools/build/floor';
import { importedSheets } from './tools/build/sheets';
import { slimContracts } from './tools/build/slim-contracts';
import { stages } from './tools/build/stages';

/** Small modules of one chunk: as files of their own, the response headers would be larger than the code. */
const TOGETHER = [
  ['core/src/dom/page-events.ts', 'core/node_modules/zustand/esm/vanilla.mjs'],
  [
    'core/src/timing/with-timeout.ts',
    'core/src/timing/debounce.ts',
    'core/src/element/adopt-style.ts',
    'core/src/dom/effective-background.ts',
    'core/src/loading/load-in-background.ts',
  ],
  ['core/src/http/page-services.ts', 'core/src/dom/on-screen.ts'],
  ['core/src/react/react-view.ts', 'core/src/react/use-store.ts'],
  ['player/src/extras/menu-messages.ts', 'player/src/panels/tool-messages.ts'],
];

/**
 * Lazy module → the modules that the page has loaded before it. Without this table esbuild makes a chunk for each set
 * of modules that two lazy modules share: forty files of 300 bytes.
 */
const STAGES = {
  'player/src/printed-shell.ts': 'bundle/src/entries/shells.ts',
  'bundle/src/entries/shells.ts': 'bundle/src/entries/base.ts',
  'feeds/src/read-feed.ts': 'bundle/src/entries/shells.ts',
  'player/src/on-air/follow-station.ts': ['bundle/src/entries/shells.ts', 'core/src/dom/device.ts'],
  'player/src/attributes-changed.ts': 'bundle/src/entries/shells.ts',
  'player/src/on-air/artist-photo.ts': 'player/src/on-air/follow-station.ts',
  'player/src/on-air/live-feed.ts': 'player/src/on-air/follow-station.ts',
  'player/src/engine.ts': 'player/src/on-air/follow-station.ts',
  'player/src/autoplay.ts': 'bundle/src/entries/shells.ts',
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
  'bundle/src/entries/live-radio.ts': 'bundle/src/entries/shells.ts',
  'bundle/src/entries/now-playing.ts': 'bundle/src/entries/base.ts',
  'bundle/src/entries/favorites.ts': 'bundle/src/entries/base.ts',
  'bundle/src/entries/favorites-list.ts': 'bundle/src/entries/favorites.ts',
  'favorites/src/view/mount.ts': 'bundle/src/entries/favorites-list.ts',
  'favorites/src/printed-shell.ts': ['player/src/printed-shell.ts', 'bundle/src/entries/favorites.ts'],
  'favorites/src/initial-load.ts': 'bundle/src/entries/favorites.ts',
  'favorites/src/engine.ts': 'favorites/src/initial-load.ts',
  'favorites/src/dialogs/dialogs.ts': 'favorites/src/engine.ts',
  'bundle/src/entries/votes.ts': 'bundle/src/entries/base.ts',
  'votes/src/printed-shell.ts': 'bundle/src/entries/votes.ts',
  'votes/src/cast-vote.ts': 'bundle/src/entries/votes.ts',
  'bundle/src/entries/voice.ts': 'bundle/src/entries/base.ts',
  'voice-search/src/session/voice-session.ts': 'bundle/src/entries/voice.ts',
  'bundle/src/entries/view-recorder.ts': 'bundle/src/entries/base.ts',
  'bundle/src/entries/most-viewed.ts': 'bundle/src/entries/base.ts',
  'bundle/src/entries/theme-article.ts': 'bundle/src/entries/theme.ts',
  'bundle/src/entries/theme-forms.ts': 'bundle/src/entries/theme.ts',
  'theme/src/form-rules/form-check.ts': 'bundle/src/entries/theme-forms.ts',
  'bundle/src/entries/theme-scores.ts': 'bundle/src/entries/theme.ts',
  'bundle/src/entries/theme-grid.ts': 'bundle/src/entries/theme.ts',
  'theme/src/load-more/more-cards.ts': 'bundle/src/entries/theme-grid.ts',
  'theme/src/article-stream/next-article.ts': 'bundle/src/entries/theme-article.ts',
  'bundle/src/entries/theme-comments.ts': 'bundle/src/entries/theme.ts',
  'bundle/src/entries/theme-page.ts': 'bundle/src/entries/theme.ts',
  'bundle/src/entries/theme-personal.ts': 'bundle/src/entries/theme.ts',
  'bundle/src/entries/theme-related.ts': 'bundle/src/entries/theme.ts',
  'theme/src/comments-panel/enhance-replies.ts': 'bundle/src/entries/theme-comments.ts',
  'theme/src/related-popup/related-card.ts': 'bundle/src/entries/theme-related.ts',
  'theme/src/comments-embed/engine.ts': 'bundle/src/entries/theme-comments.ts',
  'theme/src/personal-news/engine.ts': 'bundle/src/entries/theme-personal.ts',
  'bundle/src/entries/theme-menus.ts': 'bundle/src/entries/theme.ts',
  'bundle/src/entries/theme-parts.ts': 'bundle/src/entries/theme.ts',
  'bundle/src/entries/theme-slides.ts': 'bundle/src/entries/theme.ts',
  'bundle/src/entries/lightbox.ts': 'bundle/src/entries/theme.ts',
  'theme/src/image-lightbox/lightbox.tsx': 'bundle/src/entries/lightbox.ts',
  'theme/src/image-lightbox/video-or-page.ts': 'theme/src/image-lightbox/lightbox.tsx',
  'theme/src/video/stage.ts': 'bundle/src/entries/theme-slides.ts',
  'bundle/src/entries/count-down.ts': 'bundle/src/entries/theme.ts',
  'views/src/live-list.ts': 'bundle/src/entries/most-viewed.ts',
  'bundle/src/entries/search.ts': 'bundle/src/entries/base.ts',
  'bundle/src/entries/masthead.ts': 'bundle/src/entries/base.ts',
  'live-search/src/masthead-search/masthead-live.ts': 'bundle/src/entries/masthead.ts',
  'live-search/src/highlight/highlight-here.ts': 'bundle/src/entries/base.ts',
  'live-search/src/live-load/live-loader.ts': 'live-search/src/engine.ts',
  'live-search/src/pause/pause.ts': 'live-search/src/engine.ts',
  'live-search/src/suggestions/complete-field.ts': 'live-search/src/engine.ts',
  'live-search/src/analytics/send-analytics.ts': 'live-search/src/engine.ts',
  'live-search/src/addresses/address-state.ts': 'live-search/src/engine.ts',
  'live-search/src/cart/serve-shop.ts': 'live-search/src/engine.ts',
  'live-search/src/engine.ts': 'bundle/src/entries/search.ts',
  'live-search/src/view/mount.ts': 'live-search/src/engine.ts',
  'live-search/src/printed-form.ts': 'live-search/src/engine.ts',
  'live-search/src/view/layouts.ts': 'live-search/src/engine.ts',
  'live-search/src/view/compact.ts': 'live-search/src/engine.ts',
  'live-search/src/view/offer-keywords.ts': 'live-search/src/engine.ts',
  'live-search/src/view/body-scroll.ts': 'live-search/src/engine.ts',
  'live-search/src/filters/offer-filters.ts': 'live-search/src/engine.ts',
  'live-search/src/filters/filters-panel.ts': [
    'live-search/src/filters/offer-filters.ts',
    'live-search/src/view/mount.ts',
  ],
  'bundle/src/entries/newsletter.ts': 'bundle/src/entries/base.ts',
  'bundle/src/entries/newsletter-manage.ts': 'bundle/src/entries/base.ts',
  'newsletter/src/engine.ts': 'bundle/src/entries/base.ts',
  'newsletter/src/display/overlay.ts': 'bundle/src/entries/base.ts',
  'bundle/src/entries/captcha-hook.ts': 'bundle/src/entries/base.ts',
  'newsletter/src/captcha/captcha-panel.ts': 'bundle/src/entries/base.ts',
  'newsletter/src/captcha/captcha-work.ts': 'newsletter/src/captcha/captcha-panel.ts',
  'newsletter/src/manage/manage-check.ts': 'bundle/src/entries/newsletter-manage.ts',
  'newsletter/src/display/exit-intent.ts': 'bundle/src/entries/newsletter.ts',
  // Runs in a worker too, where nothing of the base touches a document; without it esbuild's own helpers would be a
  // file.
  'newsletter/src/captcha/captcha-recaptcha.ts': 'newsletter/src/engine.ts',
  'newsletter/src/proof/registration-proof.ts': 'bundle/src/entries/captcha-hook.ts',
  'bundle/src/entries/inspector.ts': 'bundle/src/entries/base.ts',
  'inspector/src/printed-shell.ts': ['player/src/printed-shell.ts', 'bundle/src/entries/inspector.ts'],
  'inspector/src/view/mount.ts': 'bundle/src/entries/inspector.ts',
  'now-playing/src/printed-shell.ts': 'player/src/printed-shell.ts',
  'now-playing/src/view/mount.ts': ['now-playing/src/block.ts', 'player/src/extras/extras.ts'],
  'now-playing/src/block.ts': ['player/src/on-air/follow-station.ts', 'feeds/src/read-feed.ts'],
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

const sheets = Object.entries(styles).map(([name, file]) => [`style-${name}`, file]);
const chunks = [...new Set(Object.values(entries))].map((name) => [
  name,
  `packages/bundle/src/entries/${name}.ts`,
]);

export default defineConfig([
  {
    ...common,
    entry: { onda: 'packages/bundle/src/loader.ts' },
    format: 'iife',
    splitting: false,
    esbuildOptions: named,
  },
  {
    ...common,
    entry: Object.fromEntries([...chunks, ...sheets, ['style-page', 'packages/bundle/src/page.css']]),
    format: 'esm',
    splitting: true,
    esbuildOptions(options) {
      named(options);
      options.jsx = 'automatic';
    },
  },
]);
