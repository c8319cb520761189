import { byTopic } from './topics';

/** Part of the navigation beside a page. A link has no ending. */
export interface Entry {
  text: string;
  link: string;
}

export interface Group {
  text: string;
  items: Entry[];
}

/** Address without ending → what the navigation calls it. */
type Pages = Record<string, string>;

const OWNERS: Record<string, Pages> = {
  'Site owners': {
    recipes: 'Recipes',
    'owners/screens': 'The menu Onda',
    'owners/stations': 'Stations',
    'owners/schedule': 'Schedule',
    themes: 'On your theme',
    blocks: 'Blocks',
    newsletter: 'Newsletter',
    views: 'Views and rankings',
    search: 'Search',
    'search-keys': 'The keys of a search box',
    'search-servers': 'Search on several machines',
    'owners/statistics': 'Statistics',
    'owners/tools': 'Tools: settings, imports, mail',
    neighbors: 'With other plugins',
    browsers: 'Browsers',
  },
  'Coming from another plugin': {
    'owners/moving/index': 'How an import works',
    'owners/moving/favorites': 'Favorites',
    'owners/moving/wordpress-popular-posts': 'WP Popular Posts',
    'owners/moving/post-views-counter': 'Post Views Counter',
    'owners/moving/wp-ulike': 'WP ULike',
    'owners/moving/mailpoet': 'MailPoet',
    'owners/moving/radio-station': 'Radio Station',
    'owners/moving/ajax-search-pro': 'Ajax Search Pro',
  },
};

const THEMES: Record<string, Pages> = {
  'Theme developers': {
    playground: 'Theming playground',
    'developers/php': 'PHP for themes',
    'developers/hooks': 'Hooks',
    'protocol/page': 'What PHP prints',
    'developers/stability': 'What is stable',
  },
};

const APPS: Record<string, Pages> = {
  'App developers': {
    packages: 'Packages: React, Vite, Next',
    'developers/headless': 'Headless',
    'developers/rest': 'REST',
    'developers/translating': 'Translating',
    'developers/stability': 'What is stable',
  },
  Protocol: {
    'protocol/index': 'Overview',
    'protocol/requests': 'Requests and replies',
    'protocol/player': 'Player and now playing',
    'protocol/favorites': 'Favorites',
    'protocol/votes': 'Comment votes',
    'protocol/live-search': 'Live search',
    'protocol/voice-search': 'Voice search',
    'protocol/newsletter': 'Newsletter',
    'protocol/captcha': 'Spam checks and captcha',
    'protocol/inspector': 'Hidden elements',
    'protocol/schedule': 'Schedule',
    'protocol/theme': 'Theme elements',
  },
};

const PROJECT: Record<string, Pages> = {
  Project: {
    architecture: 'Architecture',
    contributing: 'Contributing',
    style: 'Code style',
    build: 'Build',
    measured: 'Measured',
    'threat-model': 'Threat model',
    changelog: 'Changelog',
  },
  Decisions: {
    'decisions/index': 'Overview',
    'decisions/languages': 'Languages',
    'decisions/react': 'React',
    'decisions/loading': 'Loading code',
    'decisions/packages': 'Packages',
    'decisions/sound': 'Sound',
    'decisions/poll-files': 'Polling',
    'decisions/early-answers': 'Early answers',
    'decisions/who-may-read': 'Who may read',
    'decisions/limits-and-captcha': 'Limits and captcha',
    'decisions/tests': 'Tests',
    'decisions/smaller': 'Smaller decisions',
  },
};

/**
 * Beginning of an address → the groups beside its pages: each kind of reader has groups of its own. A page of two
 * readers has those of the first.
 */
export function navigation(elements: readonly { tag: string }[]): Record<string, Group[]> {
  const topics = byTopic(elements).map(([text, members]) => ({
    text,
    items: members.map(({ tag }) => ({ text: tag, link: `/elements/${tag}` })),
  }));
  const all = { text: 'Elements', items: [{ text: 'All elements', link: '/elements/' }, PLAYGROUND] };
  const readers = [OWNERS, THEMES, APPS, PROJECT].map(groupsOf);
  const pages = readers
    .reverse()
    .flatMap((groups) =>
      groups.flatMap(({ items }) => items.map(({ link }): [string, Group[]] => [link, groups])),
    );
  return { ...Object.fromEntries(pages), '/elements/': [all, ...topics] };
}

const PLAYGROUND = { text: 'Theming playground', link: '/playground' };

const groupsOf = (part: Record<string, Pages>): Group[] =>
  Object.entries(part).map(([text, pages]) => ({
    text,
    items: Object.entries(pages).map(([page, name]) => ({ text: name, link: addressOf(page) })),
  }));

const addressOf = (page: string) => `/${page.replace(/(^|\/)index$/, '$1')}`;
