import { samplePlan } from './sample-plan';
import { addressOf, imageOf, type SamplePost, samplePosts } from './sample-posts';
import { songsAt } from './sample-songs';

/** The fields of a request, by their names on the wire. */
export type Fields = URLSearchParams;

/** The state of a visitor of the sample site; lasts as long as the frame. */
export interface SampleState {
  favorites: Set<number>;
  votes: Map<string, 'up' | 'down'>;
}

/** The origin of the frame, without a slash at its end: some replies hold whole addresses. */
export interface Context {
  origin: string;
  now: number;
  state: SampleState;
}

type Answer = (fields: Fields, context: Context) => unknown;

const success = (data: unknown) => ({ success: true, data });
const whole = (post: SamplePost, { origin }: Context) => ({
  link: origin + addressOf(post),
  image: origin + imageOf(post),
});

const matching = (phrase: string) =>
  samplePosts.filter(({ title, excerpt }) =>
    `${title} ${excerpt}`.toLowerCase().includes(phrase.trim().toLowerCase()),
  );

function favoritesReply({ state, origin }: Context) {
  const kept = samplePosts.filter(({ id }) => state.favorites.has(id));
  const posts = Object.fromEntries(
    kept.map((post) => [
      post.id,
      { post_id: post.id, post_type: 'post', title: post.title, permalink: origin + addressOf(post) },
    ]),
  );
  return { status: 'success', favorites: [{ site_id: 1, groups: [], posts: kept.length > 0 ? posts : [] }] };
}

const totalOf = (id: number, { state }: Context) =>
  (samplePosts.find((post) => post.id === id)?.favorites ?? 0) + (state.favorites.has(id) ? 1 : 0);

const toggleFavorite: Answer = (fields, context) => {
  const id = Number(fields.get('postid'));
  const isKept = fields.get('status') === 'active';
  context.state.favorites[isKept ? 'add' : 'delete'](id);
  const data = { id, siteid: 1, status: fields.get('status'), groupid: 1, save_type: 'cookie' };
  return { ...favoritesReply(context), favorite_data: { ...data, total: totalOf(id, context) } };
};

const clearFavorites: Answer = (_, context) => {
  const former = favoritesReply(context).favorites;
  context.state.favorites.clear();
  return { status: 'success', old_favorites: former, favorites: favoritesReply(context).favorites };
};

const listFavorites: Answer = (fields, context) => {
  const size = Number(fields.get('per_page')) || samplePosts.length;
  const page = Number(fields.get('page')) || 1;
  const kept = samplePosts.filter(({ id }) => context.state.favorites.has(id));
  const items = kept.slice((page - 1) * size, page * size).map((post) => ({
    post_id: post.id,
    post_type: 'post',
    title: post.title,
    permalink: whole(post, context).link,
    total: totalOf(post.id, context),
    thumbnail: { src: whole(post, context).image, width: 150, height: 94 },
    excerpt: post.excerpt,
  }));
  const data = { items, page, per_page: size, pages: Math.ceil(kept.length / size), total: kept.length };
  return { status: 'success', list: '', data };
};

const START = { up: 12, down: 2 };

const vote: Answer = (fields, { state }) => {
  const id = fields.get('comment_id') ?? '';
  const wanted = fields.get('vote');
  if (wanted === 'up' || wanted === 'down') state.votes.set(id, wanted);
  else state.votes.delete(id);
  const mine = state.votes.get(id) ?? null;
  return success({
    comment_id: Number(id),
    vote_count_up: START.up + Number(mine === 'up'),
    vote_count_down: START.down + Number(mine === 'down'),
    user_vote: mine,
  });
};

const HISTORY = 4;

/** A station's status page of AzuraCast's kind, as `onda_now_playing` hands it on. */
function nowPlaying(station: string, { now, origin }: Context) {
  const { song, startedAt, seconds, earlier } = songsAt(now, HISTORY);
  const written = (one: typeof song) => ({ title: one.title, artist: one.artist, art: origin + one.art });
  const body = {
    station: { name: 'Radio Onda', shortcode: 'onda' },
    is_online: true,
    live: { is_live: false, streamer_name: '' },
    now_playing: { played_at: startedAt, duration: seconds, song: written(song) },
    song_history: earlier.map((one) => ({ played_at: one.startedAt, song: written(one.song) })),
  };
  const fetchedAt = Math.floor(now / 1000);
  return {
    station,
    kind: 'azuracast',
    body: JSON.stringify(body),
    fetchedAt,
    stale: false,
    version: `${startedAt}`,
  };
}

function mostViewed(listId: string, context: Context) {
  const items = samplePosts.slice(0, 5).map((post, at) => ({
    id: post.id,
    position: at + 1,
    title: post.title,
    permalink: whole(post, context).link,
    views: post.views,
  }));
  return { list_id: listId, items, show_count: true, numbers: ['views'], views_label: 'views', version: '1' };
}

const poll: Answer = (fields, context) => {
  const keys = [...fields.keys()].flatMap((name) => /^want\[(.+)\]$/.exec(name)?.[1] ?? []);
  const answers = keys.map((key): [string, object] => {
    const [kind, id = ''] = key.split(':');
    if (kind === 'now-playing') {
      const data = nowPlaying(id, context);
      return [key, { version: data.version, data }];
    }
    if (kind === 'most-viewed') return [key, { version: '1', data: mostViewed(id, context) }];
    return [key, { error: 'counting_off' }];
  });
  return success(Object.fromEntries(answers));
};

const resultOf = (post: SamplePost, context: Context) => {
  const { link, image } = whole(post, context);
  return `<div class="item" id="asp-res-${post.id}"><div class="asp_image"><img src="${image}" alt="" loading="lazy"></div><div class="asp_content"><h3><a class="asp_res_url" href="${link}">${post.title}</a></h3><div class="etc"><span class="asp_date">${post.day}</span></div><div class="asp_res_text">${post.excerpt}</div></div></div>`;
};

const search: Answer = (fields, context) => {
  const found = matching(fields.get('aspp') ?? '');
  const results = found.map((post) => ({
    id: post.id,
    content_type: 'pagepost',
    post_type: 'post',
    title: post.title,
    content: post.excerpt,
    date: post.date,
    ...whole(post, context),
  }));
  const counts = { results_count: found.length, full_results_count: found.length };
  const nothing = { nores: 1, keywords: ['festival', 'library'], suggested: [] };
  const data = { ...counts, ...(found.length > 0 ? { results } : nothing) };
  const html = found.map((post) => resultOf(post, context)).join('<div class="asp_v_spacer"></div>');
  return `___ASPSTART_HTML___\n${html}___ASPEND_HTML______ASPSTART_DATA___${JSON.stringify(data)}___ASPEND_DATA___`;
};

const complete: Answer = (fields) => {
  const typed = (fields.get('sauto') ?? '').toLowerCase();
  return samplePosts.map(({ title }) => title.toLowerCase()).find((title) => title.startsWith(typed)) ?? '';
};

const searchByTheme: Answer = (fields, context) => {
  const phrase = fields.get('s') ?? '';
  const results = matching(phrase).map((post) => ({
    id: post.id,
    type: 'post',
    title: post.title,
    date: post.date,
    excerpt: post.excerpt,
    ...whole(post, context),
  }));
  return success({ phrase, total: results.length, results, html: '' });
};

const CARDS_A_PAGE = 3;

const moreCards: Answer = (fields) => {
  const from = Number(fields.get('offset')) || Number(fields.get('page')) * CARDS_A_PAGE;
  const posts = samplePosts.slice(from, from + CARDS_A_PAGE);
  if (posts.length === 0) return { success: false, data: null };
  return posts
    .map(
      (post) =>
        `<article class="onda-card post-${post.id}" data-filter="${post.category}"><img width="720" height="450" src="${imageOf(post)}" alt=""><h2 class="onda-card-title"><a class="onda-card-link" href="${addressOf(post)}">${post.title}</a></h2><time class="onda-card-date" datetime="${post.date}">${post.day}</time></article>`,
    )
    .join('');
};

const news: Answer = (_, context) => {
  const posts = samplePosts.slice(2, 6).map((post) => ({
    title: post.title,
    link: whole(post, context).link,
    date: post.date,
    day: post.day,
    image: { src: whole(post, context).image, width: 150, height: 94 },
  }));
  return success({ posts, categories: ['Culture'] });
};

const speak: Answer = (fields, { origin }) => {
  const [found] = matching(fields.get('q') ?? '');
  return found ? origin + addressOf(found) : { success: false, data: null };
};

/** Action → what the sample server answers: JSON, or a text as it is. */
const ANSWERS: Record<string, Answer> = {
  onda_session: () => success({ nonces: { onda: '1', favorites: '1', vote: '1' }, userId: 0 }),
  onda_poll: poll,
  onda_now_playing: (fields, context) => success(nowPlaying(fields.get('station') ?? '', context)),
  onda_on_air: (_, { now }) => success(samplePlan(now)),
  onda_chapters: () => success([]),
  onda_artist: () => ({ success: false, data: { code: 'artists_off', message: '' } }),
  favorites_array: (_, context) => favoritesReply(context),
  favorites_favorite: toggleFavorite,
  favorites_clear: clearFavorites,
  favorites_list: listFavorites,
  favorites_cookie_consent: (fields) => ({ status: 'success', consent: fields.get('consent') === 'true' }),
  comment_vote_ajaxhandler: vote,
  spv_get_list: (fields, context) => success(mostViewed(fields.get('list_id') ?? '', context)),
  spv_record_view: () => success({ counted: true }),
  ajaxsearchpro_search: search,
  ajaxsearchpro_autocomplete: complete,
  ajaxsearchpro_addkeyword: () => '1',
  thim_search: searchByTheme,
  thim_masonry_loadmore: moreCards,
  thim_personal_news_store: (fields) =>
    success({ lifetime: Number(fields.get('lifetime')), posts: [], tags: {}, categories: {} }),
  onda_personal_news: news,
  voice_search_find: speak,
  mailpoet_token: () => ({ token: 'sample', api_version: 'v1' }),
  mailpoet: () => ({ data: [] }),
  onda_challenge: () => ({ success: false, data: { code: 'off', message: '' } }),
  onda_hide: () => success({ saved: true }),
};

/** The body of the reply; undefined for an action that the sample site does not have. */
export function answerTo(action: string, fields: Fields, context: Context): string | undefined {
  const answer = Object.hasOwn(ANSWERS, action) ? ANSWERS[action]?.(fields, context) : undefined;
  return answer === undefined || typeof answer === 'string' ? answer : JSON.stringify(answer);
}
