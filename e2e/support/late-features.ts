/** A control and the files behind it; the states are expressions in the page. */
export interface Feature {
  page: string;
  tag: string;
  /** Its first press brings its script. */
  waitsForTouch?: boolean;
  /** Sources whose built files are lost, each in a test of its own. */
  files: string[];
  /** The controls that the visitor presses before the one that needs the files. */
  before?: string[];
  press: string;
  /** The control opens and closes, and only opening needs the files. */
  isSwitch?: boolean;
  /** The controls that the visitor presses afterwards. */
  after?: string[];
  /** True when the visitor sees that the code is missing, or the control acts by itself. */
  isLost: string;
  /** True when the code has done its work. */
  isDone: string;
}

const inPlayer = (selector: string) =>
  `document.querySelector('radio-player').shadowRoot.querySelector('${selector}')`;
const inWidget = (name: string) =>
  `document.querySelector('now-playing').shadowRoot.querySelector('[part~="${name}"]')`;
const inRadioButton = (name: string) => `document.querySelector('live-radio-button [part~="${name}"]')`;
const PLAY = inPlayer('[part~="play"]');
const STATE = `${inPlayer('[part~="player"]')}.dataset.state`;
const HAS_VIEW = `${inPlayer('[data-view]')} !== null`;
const HAS_TOOLS = `${inPlayer('[part~="tools"]')} !== null`;
const HISTORY = inPlayer('[part~="history"]');
const SEARCH = `document.querySelector('asp-search [part~="field"]')`;
const MASTHEAD = `document.querySelector('masthead-search input')`;
const EMAIL = `document.querySelector('newsletter-form [type="email"]')`;
const VOICE = `document.querySelector('voice-search')`;

export const FEATURES = {
  'the player’s sound engine': {
    page: 'player',
    tag: 'radio-player',
    files: ['player/src/engine.ts', 'core/src/http/ajax.ts'],
    press: PLAY,
    isLost: `['playing', 'idle'].includes(${STATE}) && !(${HAS_TOOLS})`,
    isDone: HAS_TOOLS,
  },
  'the player’s buttons': {
    page: 'player',
    tag: 'radio-player',
    files: ['player/src/extras/plain-tools.ts'],
    press: PLAY,
    isLost: `['playing', 'idle'].includes(${STATE}) && !(${HAS_TOOLS})`,
    isDone: HAS_TOOLS,
  },
  'the player’s view': {
    page: 'player',
    tag: 'radio-player',
    files: ['player/src/view/mount.ts'],
    before: [PLAY],
    press: HISTORY,
    isLost: `${inPlayer('.face > [role="alert"]')} !== null && ${HAS_TOOLS} && !(${HAS_VIEW})`,
    isDone: `${HAS_VIEW} && ${inPlayer('[part~="panel"]:not([role="alert"])')} !== null`,
  },
  'an open panel': {
    page: 'player',
    tag: 'radio-player',
    files: ['player/src/view/panels/OpenPanel.tsx', 'player/src/on-air/artist-api.ts'],
    before: [PLAY],
    press: HISTORY,
    isLost: `${inPlayer('[part~="panel"][role="alert"]')} !== null`,
    isDone: `${inPlayer('[part~="panel"]:not([role="alert"])')} !== null`,
  },
  'the songs before the one on air': {
    page: 'told-songs',
    tag: 'radio-player',
    files: ['player/src/on-air/read-document.ts', 'feeds/src/read-tree.ts'],
    before: [PLAY],
    press: HISTORY,
    isSwitch: true,
    isLost: `${inPlayer('.note')}?.textContent.startsWith('Datos no disponibles')`,
    isDone: `${inPlayer('.song-title')} !== null`,
  },
  'the radio button': {
    page: 'only-the-button',
    tag: 'live-radio-button',
    files: ['player/src/live-radio-button/start-own-sound.ts'],
    press: inRadioButton('button'),
    isSwitch: true,
    isLost: `${inRadioButton('status')}.textContent === 'En vivo'`,
    isDone: `${inRadioButton('status')}.textContent === 'En vivo'`,
  },
  'what is on air': {
    page: 'now-playing',
    tag: 'now-playing',
    files: ['now-playing/src/block.ts', 'core/src/http/ajax.ts'],
    press: inWidget('more'),
    isSwitch: true,
    isLost: `${inWidget('status')}.textContent === ${inWidget('block')}.dataset.unreachable`,
    isDone: `${inWidget('title')}?.textContent !== undefined`,
  },
  'a favorite button': {
    page: 'favorites',
    tag: 'fav-button',
    files: ['favorites/src/engine.ts', 'core/src/http/ajax.ts'],
    press: `document.querySelector('fav-button [part~="button"]')`,
    isLost: `document.querySelector('fav-button').innerText.includes('No se ha podido')`,
    isDone: `window.heard?.includes('onda-favorite-change')`,
  },
  'live search': {
    page: 'live-search',
    tag: 'asp-search',
    files: ['live-search/src/engine.ts', 'live-search/src/search/store.ts'],
    press: SEARCH,
    isLost: `${SEARCH}.form.action.startsWith(location.origin)`,
    isDone: `${SEARCH}.getAttribute('role') === 'combobox'`,
  },
  'the search of the masthead': {
    page: 'masthead-search',
    tag: 'masthead-search',
    files: ['live-search/src/masthead-search/masthead-live.ts', 'core/src/dom/server-html.ts'],
    press: MASTHEAD,
    isLost: `${MASTHEAD}.form.action.startsWith(location.origin)`,
    isDone: `document.querySelector('masthead-search [type="submit"]').hasAttribute('aria-expanded')`,
  },
  'a newsletter form': {
    page: 'newsletter',
    tag: 'newsletter-form',
    waitsForTouch: true,
    files: ['newsletter/src/engine.ts'],
    press: EMAIL,
    after: [`${EMAIL}.form.querySelector('[type="submit"]')`],
    isLost: `${EMAIL}.form.method === 'post'`,
    isDone: `${EMAIL}.getAttribute('aria-invalid') === 'true'`,
  },
  'voice search': {
    page: 'voice-search',
    tag: 'voice-search',
    files: ['voice-search/src/session/voice-session.ts', 'core/src/http/ajax.ts'],
    // A browser without recognition has a disabled button and a field, whose code any press requests again.
    press: `(${VOICE}.querySelector('[part~="button"]:enabled') ?? document.querySelector('h1'))`,
    isLost: `${VOICE}.innerText.includes('No se pudo escuchar') || ${VOICE}.querySelector('button').disabled`,
    isDone: `${VOICE}.dataset.state || ${VOICE}.querySelector('[part~="field"]')?.name === 's'`,
  },
} satisfies Record<string, Feature>;

/** A feature of each way to load code: an engine, a view, what a view opens, a printed control, a field, a dialog. */
export const LATE_KINDS = [
  'the player’s sound engine',
  'the player’s view',
  'an open panel',
  'a favorite button',
  'live search',
  'voice search',
];

/** True when the feature waits for its press. */
export const isWaiting = ({ tag, waitsForTouch = false }: Feature) =>
  `${waitsForTouch} || document.querySelector('${tag}').dataset.ready === ''`;

/** A page without a player, whose button sounds by itself. */
export const ONLY_THE_BUTTON = '[live_radio_button station="onda"]';

/** Notes in `window.heard` that a favorite was saved. */
export const hearFavorites = `void document.addEventListener('onda-favorite-change', ({ type }) => (window.heard = [type]))`;
