import { addressOf, imageOf, type SamplePost, samplePosts } from '../../../site/browser/sample-posts';
import type { Examples } from './example';

/** A card as the plugin prints it. */
export const cardOf = (post: SamplePost) =>
  `<article class="onda-card post-${post.id}" data-filter="${post.category}"><img width="720" height="450" loading="lazy" src="${imageOf(post)}" alt=""><h2 class="onda-card-title"><a class="onda-card-link" href="${addressOf(post)}">${post.title}</a></h2><time class="onda-card-date" datetime="${post.date}">${post.day}</time></article>`;

const cards = (from: number, to: number) => samplePosts.slice(from, to).map(cardOf).join('');
const grid = (inner: string) => `<div class="onda-grid">${inner}</div>`;
const button =
  '<div><a class="masonry-loadmore wp-element-button" href="/examples/article.html">More</a></div>';
const QUERY = { query: 'sample', page: 1, maxPage: 3, found: 9 };

const filters = `<div class="onda-filters" role="group" aria-label="Filter by category"><a href="#filter=" data-filter="">All</a> <a href="#filter=music" data-filter="music">Music</a> <a href="#filter=culture" data-filter="culture">Culture</a> <a href="#filter=sports" data-filter="sports">Sports</a><form class="onda-quick" role="search"><input type="search" name="s" aria-label="Search this list" placeholder="Search this list"></form></div><p class="onda-filter-status" role="status"></p>`;

type Game = [time: string, home: string, score: string, away: string, state: string];

const GAMES: Record<string, Game[]> = {
  'Harbor league': [
    ['12:30', 'River Union', '–', 'Mill Street', 'postponed'],
    ['17:00', 'Station FC', '1 – 4', 'Valley Racing', 'live'],
  ],
  'Wheelchair basketball': [['10:30', 'North Wheels', '59 – 62', 'Club Amphora', 'ended']],
};
const STATES: Record<string, string> = { live: 'In play', postponed: 'Postponed', ended: 'Ended' };

const competition = ([name, games]: [string, Game[]]) => {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const rows = games.map(
    ([time, home, score, away, state]) =>
      `<li part="game" data-state="${state}"><time datetime="2026-11-25T${time}">${time}</time> <span part="home">${home}</span> <span part="score">${score}</span> <span part="away">${away}</span> <span part="state">${STATES[state]}</span></li>`,
  );
  return `<section id="${id}" part="competition" aria-labelledby="${id}-name"><h3 id="${id}-name" tabindex="-1">${name}</h3><ul>${rows.join('')}</ul></section>`;
};

const options = Object.keys(GAMES).map((name) => {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return `<option value="${id}" data-section="${id}">${name}</option>`;
});
const board = `<div part="days"><h2 part="day" data-day="2026-11-25">Wednesday, November 25</h2></div><form method="get" action="/examples/scores-board.html" part="chooser"><label>Competition <select name="competition"><option value="">All</option>${options.join('')}</select></label> <button type="submit">Show</button></form>${Object.entries(GAMES).map(competition).join('')}`;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const day = (date: number) => {
  const written = `2026-11-${String(date).padStart(2, '0')}`;
  const current = date === 25 ? ' aria-current="date"' : '';
  return `<td><a href="/examples/scores-calendar.html?d=${written}" data-date="${written}"${current} aria-label="November ${date}, 2026">${date}</a></td>`;
};
const week = (first: number) =>
  `<tr>${DAYS.map((_, at) => (first + at <= 30 ? day(first + at) : '<td></td>')).join('')}</tr>`;
const calendar = `<details part="calendar" open><summary>Calendar</summary><div part="months"><a href="/examples/scores-calendar.html?month=2026-10" part="prev-month" aria-label="October 2026">‹</a><span part="month">November 2026</span><a href="/examples/scores-calendar.html?month=2026-12" part="next-month" aria-label="December 2026">›</a></div><table><caption>November 2026</caption><thead><tr>${DAYS.map((name) => `<th scope="col"><abbr title="${name}">${name.slice(0, 2)}</abbr></th>`).join('')}</tr></thead><tbody>${[1, 8, 15, 22, 29].map(week).join('')}</tbody></table></details>`;

export const postsExamples: Examples = {
  'masonry-grid': {
    attributes: { count: 6, filters: true },
    liveContent: `<post-grid>${filters}<load-more query="sample" page="1" max-page="2" found="9" offset="6">${grid(cards(0, 6))}${button}</load-more></post-grid>`,
    hint: 'Filter, search, and press More: no card moves.',
    height: 640,
  },
  'load-more': {
    attributes: { for: '.wp-block-query', auto: 2 },
    live: { for: '', auto: 0, ...QUERY },
    liveContent: grid(cards(0, 3)) + button,
    hint: 'The button adds three cards. Without scripts it leads to the next page.',
    height: 420,
  },
  'post-grid': {
    attributes: { for: '.wp-block-query' },
    live: { for: '', item: '.onda-card' },
    liveContent: filters + grid(cards(0, 6)),
    hint: 'Choose a category, or write a word of a title.',
    height: 560,
  },
  'scores-board': {
    liveContent: board,
    hint: 'Choose a competition: the board leads to it.',
    height: 330,
  },
  'scores-calendar': {
    liveContent: calendar,
    hint: 'The arrow keys move through the days.',
    height: 400,
  },
};
