/** The budgets of docs/build.md, which says how much slack a limit has, on what the last build made. */
const { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { SourceMap } = require('node:module');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');

const folder = 'wordpress-plugin/build';
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
/** esbuild's own helpers have no source. */
const sources = (file) =>
  existsSync(`${folder}/${file}.map`)
    ? JSON.parse(readFileSync(`${folder}/${file}.map`, 'utf8')).sources.join()
    : '';
const holding = (source) => {
  const script = scripts.find((file) => sources(file).includes(source));
  if (!script) throw new Error(`no script holds ${source}: correct its row in .size-limit.cjs`);
  return script;
};
/** A file with what one source became in the script that holds it: what nobody would load without it. */
const partOf = (source) => {
  const file = `${folder}/${holding(source)}`;
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const isPart = (line, column) => map.findEntry(line, column).originalSource?.endsWith(source);
  const lines = readFileSync(file, 'utf8').split('\n');
  const part = lines.flatMap((text, line) => [...text].filter((_, column) => isPart(line, column))).join('');
  if (part === '') throw new Error(`${source} became nothing`);
  const path = join(mkdtempSync(join(tmpdir(), 'onda-size-')), basename(source));
  writeFileSync(path, part);
  return path;
};

const shells = manifest.chunks['radio-player'];
const base = holding('core/src/element/start-element.ts');
const react = [...new Set(['react-dom-client.production', 'player/src/view/Player.tsx'].map(holding))];
const mse = holding('player/src/mse/mse-transport.ts');
const hls = holding('player/src/transports/hls-transport.ts');
const readers = ['read-tree', 'add-kinds', 'add-pages'].map((name) => holding(`feeds/src/${name}.ts`));
const first = [manifest.loader, shells, base, holding('player/src/first-look.ts')];
const widget = scripts.filter((file) => sources(file).includes('packages/now-playing/'));
const favorites = [manifest.chunks['fav-button'], holding('core/src/poll/tab-channel.ts')];
const favoritesViews = ['favorites/src/dialogs/dialogs.ts', 'favorites/src/view/FavList.tsx'].map(holding);
const voice = [manifest.chunks['voice-search'], holding('voice-search/src/session/voice-session.ts')];
const search = [manifest.chunks['asp-search'], manifest.styles['asp-search']];
/** The second one has what both searches share. */
const searching = [
  'live-search/src/engine.ts',
  'live-search/src/search/store.ts',
  'core/src/dom/server-html.ts',
].map(holding);
const theme = holding('theme/src/define-behavior.ts');
const masthead = [manifest.chunks['masthead-search'], manifest.styles['masthead-search']];
const newsletter = ['engine', 'form/form-check', 'captcha/captcha-signals'].map((name) =>
  holding(`newsletter/src/${name}.ts`),
);
const overlay = ['overlay', 'dismiss'].map((name) => holding(`newsletter/src/display/${name}.ts`));
const work = ['of-work', 'worker'].map((name) => holding(`newsletter/src/proof/proof-${name}.ts`));
const registering = ['hook', 'signals'].map((name) => holding(`newsletter/src/captcha/captcha-${name}.ts`));
const captcha = ['panel', 'messages'].map((name) => holding(`newsletter/src/captcha/captcha-${name}.ts`));
const inspector = [manifest.chunks['element-inspector'], holding('inspector/src/shell.ts')];
const episode = ['shell.ts', 'extras.ts', 'view/EpisodeBar.tsx'].map((file) =>
  holding(`player/src/episode-player/${file}`),
);
/** Of which the player is below the screen (`pnpm bench whole-page`); six and eight response heads are 1.5 and 2 kB. */
const article = [
  manifest.loader,
  base,
  shells,
  manifest.sets.core.file,
  manifest.styles.player,
  manifest.styles['now-playing'],
];
/** The files of a listener's player, on any page. */
const LISTENING = ['zustand/esm/vanilla', 'follow-station.ts', 'player/src/engine.ts', 'howler-quiet.ts'];
const used = [...new Set(LISTENING.map(holding))].filter((file) => !first.includes(file));
const sheets = [manifest.styles.page, manifest.styles.player];
const row = (name, limit, files) => ({
  name,
  limit,
  gzip: true,
  path: files.map((file) => `${folder}/${file}`),
});

const admin = readdirSync(`${folder}/admin`).filter((file) => /^(?!schedule).*\.js$/.test(file));

module.exports = [
  row(
    'all scripts of the admin but that of the schedule',
    '12 kB',
    admin.map((file) => `admin/${file}`),
  ),
  row('the owner’s schedule', '10.5 kB', ['admin/schedule.js']),
  row('the owner’s schedule: holidays, a first week, rarer fields', '2.45 kB', ['admin/schedule-parts.js']),
  row('loader', '1.6 kB', [manifest.loader]),
  row('player shell and the code that every element needs', '9 kB', [shells, base]),
  row('code that every element needs, with the view recorder', '4 kB', [base]),
  row('untouched page with a player, without response heads', '11 kB', [...first, ...sheets]),
  row('untouched article with every widget but the theme’s, without response heads', '11.2 kB', article),
  row('untouched article with every widget, without response heads', '17.5 kB', [
    ...article,
    manifest.sets.theme.file,
  ]),
  row('React and the view of the player', '65 kB', react),
  row('howler and the engine of the player', '22 kB', used),
  { name: 'counter of plays', limit: '0.3 kB', gzip: true, path: partOf('player/src/count-listening.ts') },
  row('buttons of the panels and of the menu, without React', '4 kB', [
    holding('player/src/extras/plain-tools.ts'),
  ]),
  row('panels of the player', '6 kB', [holding('player/src/view/panels/OpenPanel.tsx')]),
  row('now-playing', '6 kB', widget),
  row('favorites, untouched', '3.4 kB', favorites),
  row('favorites, first read', '1 kB', [holding('favorites/src/initial-load.ts')]),
  row('favorites, engine after the first touch', '4.5 kB', [holding('favorites/src/engine.ts')]),
  row('favorites, list and dialogs', '6 kB', favoritesViews),
  row('comment votes, untouched', '2.2 kB', [manifest.chunks['comment-vote']]),
  row('comment votes, after the first press', '1.5 kB', [holding('votes/src/first-vote.ts')]),
  row('voice search, untouched', '2.1 kB', voice.slice(0, 1)),
  row('voice search, after the first press', '6 kB', voice),
  row(
    'most viewed',
    '6 kB',
    scripts.filter((file) => /views\/src\/(live-list|most-viewed)/.test(sources(file))),
  ),
  row('theme, shared code', '1.4 kB', [theme]),
  row('theme, sticky header, back to top and share links', '3 kB', [theme, manifest.chunks['sticky-header']]),
  row('theme, all behaviors of an article', '6 kB', [
    theme,
    manifest.chunks['sticky-header'],
    manifest.chunks['article-stream'],
  ]),
  row('article stream, untouched', '2.8 kB', [manifest.chunks['article-stream']]),
  row(
    'article stream, next article',
    '1.4 kB',
    ['article-stream/next-article', 'added-content/unique-ids'].map((name) =>
      holding(`theme/src/${name}.ts`),
    ),
  ),
  row('masonry grid, untouched', '3.1 kB', [
    manifest.chunks['masonry-grid'],
    manifest.styles['masonry-grid'],
  ]),
  row('masonry grid, next cards', '2.2 kB', [holding('theme/src/load-more/more-cards.ts')]),
  row('comments panel, untouched', '1.4 kB', [manifest.chunks['comments-panel']]),
  row('comments panel, replies', '1.4 kB', [holding('theme/src/comments-panel/reply-in-place.ts')]),
  row('comments embed, Disqus', '1.4 kB', [holding('theme/src/comments-embed/disqus.ts')]),
  row('related popup, untouched', '0.9 kB', [manifest.chunks['related-popup']]),
  row('related popup, card', '1.3 kB', [holding('theme/src/related-popup/related-card.ts')]),
  row('personal news, before consent', '0.8 kB', [manifest.chunks['personal-news']]),
  row('personal news, after consent', '3.2 kB', [holding('theme/src/personal-news/note-reading.ts')]),
  row('menus', '2.1 kB', [manifest.chunks['mobile-menu']]),
  row('tabs, accordions and other page parts', '2.4 kB', [manifest.chunks['content-tabs']]),
  row('carousels and slideshows', '2.6 kB', [manifest.chunks['content-carousel']]),
  row(
    'video carousel, after the click',
    '2 kB',
    ['theme/src/video/stage.ts', 'theme/src/video/video-address.ts'].map(holding),
  ),
  row('image lightbox, untouched', '1 kB', [manifest.chunks['image-lightbox']]),
  row('image lightbox, first use, without React', '5 kB', [holding('theme/src/image-lightbox/lightbox.ts')]),
  row('countdown', '1.4 kB', [manifest.chunks['count-down']]),
  row('form rules, untouched', '1.8 kB', [manifest.chunks['form-rules']]),
  row('form rules, after the first touch', '4.2 kB', [holding('theme/src/form-rules/form-check.ts')]),
  row('scores', '1.4 kB', [manifest.chunks['scores-board']]),
  row('live search, untouched', '1.5 kB', search),
  row('live search, engine after the first touch', '15 kB', searching),
  row('live search, results without React', '6 kB', [holding('live-search/src/view/mount.ts')]),
  row('live search, other layouts', '2 kB', [holding('live-search/src/view/layouts.ts')]),
  row(
    'live search, filters',
    '4 kB',
    ['offer-filters', 'filters-panel'].map((name) => holding(`live-search/src/filters/${name}.ts`)),
  ),
  row('masthead search, untouched', '1.8 kB', masthead),
  row('masthead search, engine, without what both searches share', '4.8 kB', [
    holding('live-search/src/masthead-search/masthead-live.ts'),
  ]),
  row('masthead search, panel without React', '1.4 kB', [
    holding('live-search/src/masthead-search/MastheadPanel.tsx'),
  ]),
  row('live search, results loaded into the page', '4 kB', [
    holding('live-search/src/live-load/live-load.ts'),
  ]),
  row('live search, completion', '2.3 kB', [holding('live-search/src/suggestions/ghost-text.ts')]),
  row('live search, highlighted words', '2 kB', [holding('live-search/src/highlight/highlight.ts')]),
  row('live search, cart', '1.8 kB', [holding('live-search/src/cart/cart.ts')]),
  row('newsletter form, untouched', '1 kB', [manifest.chunks['newsletter-form']]),
  row('newsletter form, engine, with 1.5 kB of shared form rules', '8.3 kB', newsletter),
  row('newsletter form, overlay', '2.8 kB', overlay),
  row('newsletter form, exit intent', '0.6 kB', [holding('newsletter/src/display/exit-intent.ts')]),
  row('newsletter manage, untouched', '0.6 kB', [manifest.chunks['newsletter-manage']]),
  row('newsletter form, captcha', '2.6 kB', captcha),
  row('captcha, proof of work', '1.7 kB', work),
  row('registration form, untouched', '1 kB', registering),
  row('inspector', '6 kB', inspector),
  row('on air, untouched', '1.84 kB', [manifest.chunks['on-air'], manifest.styles['on-air']]),
  row('on air and a week below the screen, untouched', '2.48 kB', [
    manifest.chunks['on-air'],
    manifest.sets.schedule.file,
  ]),
  row('studio line, untouched', '1.1 kB', [manifest.chunks['studio-line'], manifest.styles['studio-line']]),
  row('episodes, untouched', '1.3 kB', [manifest.chunks['show-episodes'], manifest.styles['show-episodes']]),
  row('program schedule, untouched', '2.06 kB', [
    manifest.chunks['program-schedule'],
    manifest.styles['program-schedule'],
  ]),
  row('station switcher, untouched', '0.95 kB', [manifest.chunks['station-switcher']]),
  row('block editor, which no visitor loads', '15 kB', ['editor/block-editor.js']),
  row('player, Media Source Extensions in place of howler', '3 kB', [mse]),
  row('player, hls.js where the browser has no HLS', '120 kB', [hls]),
  row('bar of an episode, without React', '9.72 kB', episode),
  row('feeds, documents of stations of all kinds', '10 kB', readers.slice(0, 2)),
  row('feeds, pages of stream servers and the stream itself', '2 kB', readers.slice(2)),
  row('player, all that a listener loads', '40 kB', [
    ...first,
    ...used,
    ...['extras', 'plain-tools'].map((name) => holding(`player/src/extras/${name}.ts`)),
    ...sheets,
    manifest.styles['player-more'],
  ]),
];
