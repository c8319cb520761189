import { addressOf, imageOf, samplePosts } from '../../../site/browser/sample-posts';
import type { Examples } from './example';

const number = (value: number) => value.toLocaleString('en');

const ranked = samplePosts
  .slice(0, 5)
  .map(
    (post, at) =>
      `<span part="item" role="listitem"><span part="position">${at + 1}</span> ` +
      `<a part="title" href="${addressOf(post)}">${post.title}</a> ` +
      `<span part="count">${number(post.views)} views</span></span>`,
  )
  .join('');

const newest = samplePosts
  .slice(0, 4)
  .map(
    (post) =>
      `<span part="item" role="listitem"><img alt="" loading="lazy" src="${imageOf(post)}" width="150" height="94">` +
      `<a href="${addressOf(post)}">${post.title}</a><time datetime="${post.date}">${post.day}</time></span>`,
  )
  .join('');

const hearts = samplePosts
  .slice(0, 4)
  .map(
    ({ id, title, favorites }) =>
      `<p class="row"><span>${title}</span> <fav-button post-id="${id}" favorite-count="${favorites}"></fav-button></p>`,
  )
  .join('');

export const readersExamples: Examples = {
  'fav-button': {
    attributes: { postId: 2 },
    live: { favoriteCount: 96 },
    before: '<h2>The library opens at night</h2><p>Readers came with blankets and stayed.</p>',
    after: '<p>Your favorites: <fav-count></fav-count></p>',
    hint: 'Press the heart: every count on the page follows.',
  },
  'fav-list': {
    attributes: { includeThumbnails: true, includeExcerpts: true, includeButtons: true, perPage: 3 },
    before: `<section class="panel">${hearts}</section>`,
    hint: 'Keep some posts: the list shows them at once, in pages of three.',
    height: 520,
  },
  'fav-count': {
    attributes: { postTypes: 'post' },
    before: `<section class="panel">${hearts}</section><p>You keep `,
    after: ' posts.</p>',
    hint: 'Press a heart.',
  },
  'fav-clear': {
    before: `<section class="panel">${hearts}</section><p>You keep <fav-count></fav-count> posts.</p>`,
    hint: 'It is disabled while there is nothing to clear.',
  },
  'comment-vote': {
    attributes: { commentId: 7, voteCountUp: 12, voteCountDown: 2 },
    before: '<blockquote><p>The encore was the best part.</p><footer>Marta, yesterday</footer></blockquote>',
    hint: 'Vote; the same arrow again takes the vote back.',
  },
  'most-viewed': {
    attributes: { listId: 'week' },
    liveContent: `<span part="list" role="list">${ranked}</span><span part="status" role="status" hidden></span>`,
    hint: 'It works without scripts. With them it follows what is read.',
  },
  'view-recorder': {
    attributes: { postId: 1 },
    before: '<h2>The lighthouse festival is back</h2><p>This article counts that it is read.</p>',
    after: '<p class="log" data-log="spv_record_view" role="status">Nothing was counted yet.</p>',
    hint: 'It shows nothing. The line below the article is told by the sample server.',
  },
  'personal-news': {
    attributes: { size: 4 },
    liveContent: `<span part="why">The newest.</span><span part="list" role="list">${newest}</span>`,
    hint: 'Nothing is remembered before somebody agrees by its button.',
    height: 320,
  },
};
