/** The budgets of docs/build.md on what the last build made. */
const { readdirSync, readFileSync } = require('node:fs');

const folder = 'wordpress-plugin/build';
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
const sources = (file) => JSON.parse(readFileSync(`${folder}/${file}.map`, 'utf8')).sources.join();
const holding = (source) => scripts.find((file) => sources(file).includes(source));

const shells = manifest.chunks['radio-player'];
const base = holding('core/src/element/start-element.ts');
const react = [...new Set(['react-dom-client.production', 'player/src/view/Player.tsx'].map(holding))];
const mse = holding('player/src/mse/mse-transport.ts');
const hls = holding('player/src/transports/hls-transport.ts');
const readers = holding('feeds/src/hosted/azuracast.ts');
const first = [manifest.loader, shells, base];
const widget = scripts.filter((file) => sources(file).includes('packages/now-playing/'));
const favorites = [manifest.chunks['fav-button'], holding('core/src/poll/tab-channel.ts')];
const favoritesViews = ['favorites/src/dialogs/dialogs.ts', 'favorites/src/view/FavList.tsx'].map(holding);
const voice = [manifest.chunks['voice-search'], holding('voice-search/src/session/voice-session.ts')];
const search = [manifest.chunks['asp-search'], manifest.styles['asp-search']];
const searching = ['live-search/src/engine.ts', 'core/src/dom/server-html.ts'].map(holding);
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
const panels = ['panels/tool-messages.ts', 'view/panels/Tools.tsx', 'view/panels/OpenPanel.tsx'].map((file) =>
  holding(`player/src/${file}`),
);
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

module.exports = [
  row('loader', '1.2 kB', [manifest.loader]),
  row('shells, with what every element stands on', '9 kB', [shells, base]),
  row('untouched page, heads not counted', '11 kB', [...first, ...sheets]),
  row('React and the player’s view', '65 kB', react),
  row('howler and the player’s engine', '22 kB', used),
  row('the panels and their buttons', '9 kB', panels),
  row('the now-playing widget', '6 kB', widget),
  row('favorite buttons, counts and clear buttons, untouched', '3.4 kB', favorites),
  row('the favorites that a page reads at rest', '1 kB', [holding('favorites/src/initial-load.ts')]),
  row('what saves favorites, from the first touch', '4.5 kB', [holding('favorites/src/engine.ts')]),
  row('the list of favorites and the dialogs', '6 kB', favoritesViews),
  row('comment votes, untouched', '2.2 kB', [manifest.chunks['comment-vote']]),
  row('what sends a vote', '1.5 kB', [holding('votes/src/cast-vote.ts')]),
  row('the microphone button, untouched', '2.1 kB', voice.slice(0, 1)),
  row('voice search', '6 kB', voice),
  row('what counts the reading of an article', '1 kB', [manifest.chunks['view-recorder']]),
  row(
    'a ranking',
    '6 kB',
    scripts.filter((file) => /views\/src\/(live-list|most-viewed)/.test(sources(file))),
  ),
  row('what the behaviors of the theme share', '1.4 kB', [theme]),
  row('header, back-to-top and share, with what all behaviors share', '3 kB', [
    theme,
    manifest.chunks['sticky-header'],
  ]),
  row('an article’s page: header, back-to-top, share and stream', '6 kB', [
    theme,
    manifest.chunks['sticky-header'],
    manifest.chunks['article-stream'],
  ]),
  row('the article stream', '2.8 kB', [manifest.chunks['article-stream']]),
  row(
    'what adds the next article',
    '1.4 kB',
    ['article-stream/next-article', 'added-content/unique-ids'].map((name) =>
      holding(`theme/src/${name}.ts`),
    ),
  ),
  row('a grid of posts, untouched', '3.1 kB', [
    manifest.chunks['masonry-grid'],
    manifest.styles['masonry-grid'],
  ]),
  row('what adds cards to it', '2.2 kB', [holding('theme/src/load-more/more-cards.ts')]),
  row('comments that open and close, untouched', '1.4 kB', [manifest.chunks['comments-panel']]),
  row('replies in their place', '1.4 kB', [holding('theme/src/comments-panel/reply-in-place.ts')]),
  row('a discussion of Disqus, from the click', '1.4 kB', [holding('theme/src/comments-embed/disqus.ts')]),
  row('the related article, untouched', '0.9 kB', [manifest.chunks['related-popup']]),
  row('its card', '1.3 kB', [holding('theme/src/related-popup/related-card.ts')]),
  row('personal news, before consent', '0.8 kB', [manifest.chunks['personal-news']]),
  row('what remembers and lists', '3.2 kB', [holding('theme/src/personal-news/note-reading.ts')]),
  row('menus', '2.1 kB', [manifest.chunks['mobile-menu']]),
  row('tabs, accordions and the other parts of a page', '2.4 kB', [manifest.chunks['content-tabs']]),
  row('carousels and slideshows', '2.6 kB', [manifest.chunks['content-carousel']]),
  row(
    'what plays a video in a carousel, from the click',
    '2 kB',
    ['theme/src/video/stage.ts', 'theme/src/video/video-address.ts'].map(holding),
  ),
  row('what waits for a picture to be opened', '1 kB', [manifest.chunks['image-lightbox']]),
  row('the lightbox, on first use, without React', '5 kB', [
    holding('theme/src/image-lightbox/lightbox.tsx'),
  ]),
  row('a countdown', '1.4 kB', [manifest.chunks['count-down']]),
  row('what watches forms, untouched', '1.8 kB', [manifest.chunks['form-rules']]),
  row('what checks a form, from the first touch', '4.2 kB', [holding('theme/src/form-rules/form-check.ts')]),
  row('scores', '1.4 kB', [manifest.chunks['scores-board']]),
  row('a search box, untouched', '1.5 kB', search),
  row('what searches, from the first touch', '15 kB', searching),
  row('the view of its results, without React', '6 kB', [holding('live-search/src/view/mount.ts')]),
  row('the layouts besides the list', '2 kB', [holding('live-search/src/view/layouts.ts')]),
  row(
    'the filters of a search',
    '4 kB',
    ['offer-filters', 'filters-panel'].map((name) => holding(`live-search/src/filters/${name}.ts`)),
  ),
  row('the box of the masthead, untouched', '1.8 kB', masthead),
  row('what searches in it, without its panel', '4.8 kB', [
    holding('live-search/src/masthead-search/masthead-live.ts'),
  ]),
  row('its panel, without React', '1.4 kB', [holding('live-search/src/masthead-search/MastheadPanel.tsx')]),
  row('results that load into the page', '4 kB', [holding('live-search/src/live-load/live-load.ts')]),
  row('what completes a field', '2.3 kB', [holding('live-search/src/suggestions/ghost-text.ts')]),
  row('what shows the words on a result page', '2 kB', [holding('live-search/src/highlight/highlight.ts')]),
  row('the cart of the results, with what its buttons say', '1.8 kB', [
    holding('live-search/src/cart/cart.ts'),
  ]),
  row('a newsletter form, untouched', '1 kB', [manifest.chunks['newsletter-form']]),
  row('what sends a subscription, with 1.5 kB of rules that all forms share', '8.3 kB', newsletter),
  row('what brings a form over the page', '2.8 kB', overlay),
  row('what sees a visitor leave', '0.6 kB', [holding('newsletter/src/display/exit-intent.ts')]),
  row('the form to manage a subscription, untouched', '0.6 kB', [manifest.chunks['newsletter-manage']]),
  row('the captcha of a form', '2.6 kB', captcha),
  row('the work of a browser in its place', '1.7 kB', work),
  row('what speaks for who registers, untouched', '1 kB', registering),
  row('the inspector, for editors alone', '6 kB', inspector),
  row('Media Source Extensions, in place of howler', '3 kB', [mse]),
  row('hls.js, where the browser has no HLS of its own', '120 kB', [hls]),
  row('readers of every kind of feed but Icecast’s', '4.2 kB', [readers]),
  row('a player that was listened to', '110 kB', [
    ...first,
    ...used,
    ...react,
    ...sheets,
    manifest.styles['player-more'],
  ]),
];
