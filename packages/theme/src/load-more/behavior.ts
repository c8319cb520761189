import { loadOnce } from '@onda/core/loading/load-once';
import { markPlace } from '../added-content/place-memory';
import type { Scene } from '../define-behavior';
import { cardRoom } from './card-room';
import type { loadMore } from './contract';
import type { CreateMore, More, MoreDependencies } from './more-dependencies';
import { rememberCards, rememberedCards } from './more-memory';
import { firstCards } from './more-query';
import { type PossibleLink, withoutCode } from './without-code';

/** A screen and a half, as in the article stream. */
const AHEAD = '0px 0px 150% 0px';

/**
 * Makes the button, or the link to the next page, add the next cards to the grid (M-4). The code for that loads with
 * the first press. If it fails to load, or the server has forgotten the query, the link leads on.
 */
export function loadMoreCards({ target, options, lifetime }: Scene<typeof loadMore>, createMore: CreateMore) {
  const grid = target.querySelector<HTMLElement>(options.grid);
  const button = target.querySelector<PossibleLink>(options.button);
  if (!grid || !button) return;
  const place = [...document.querySelectorAll(options.grid)].indexOf(grid);
  const { signal } = lifetime;
  let times = 0;
  let isLink = false;

  const dependencies: MoreDependencies = { target, grid, button, options, lifetime };
  const create = loadOnce(() => createMore(dependencies));
  const room = cardRoom(dependencies);
  let more: More | undefined;
  const load = async () => {
    if (!more) dependencies.sent ??= firstCards(dependencies);
    const outcome = await create.forPress().then(
      (it) => {
        more = it;
        room.reserve();
        return it.load();
      },
      () => {
        delete dependencies.sent;
        return withoutCode(target, button);
      },
    );
    if (outcome === 'more' || outcome === 'end') {
      times++;
      markPlace();
    }
    if (outcome === 'more' && times < options.auto) room.reserve();
    else room.release();
    isLink = outcome === 'refused' && !!button.href;
    if (isLink) button.removeAttribute('role');
    return outcome;
  };
  const pressed = async (event: MouseEvent) => {
    if (isLink || isBrowsers(event)) return;
    event.preventDefault();
    // A theme's own script would add the same cards again.
    event.stopImmediatePropagation();
    room.reserve();
    await load();
    if (isLink) button.click();
  };
  const feed = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      // The observer reports changes only, and the end may still be near.
      feed.disconnect();
      if ((await load()) === 'more') watch();
    },
    { rootMargin: AHEAD },
  );
  const watch = () => times < options.auto && !lifetime.isOver && feed.observe(grid.lastElementChild ?? grid);
  const recall = async () => {
    const memory = rememberedCards(place);
    for (let left = memory?.times ?? 0; left > 0 && (await load()) === 'more'; ) left--;
    if (memory && !lifetime.isOver) scrollTo({ top: memory.y, behavior: 'instant' });
  };

  button.setAttribute('role', 'button');
  if (button.tabIndex < 0) button.tabIndex = 0;
  button.addEventListener('click', pressed, { signal, capture: true });
  button.addEventListener('pointerdown', create.preload, { signal });
  button.addEventListener('keydown', (event) => isLink || clickByKey(event, button), { signal });
  addEventListener('pagehide', () => times > 0 && rememberCards(place, { times, y: scrollY }), { signal });
  lifetime.onEnd(() => {
    feed.disconnect();
    room.release();
    button.removeAttribute('role');
  });
  void recall().then(watch);
}

/** Such a click opens a new tab or window. */
const isBrowsers = (event: MouseEvent | KeyboardEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/** Makes Enter and Space click: a link hears only Enter, and a theme's button may be neither link nor button. */
function clickByKey(event: KeyboardEvent, button: HTMLElement) {
  const isPress = event.key === ' ' || event.key === 'Enter';
  if (!isPress || isBrowsers(event) || button instanceof HTMLButtonElement) return;
  event.preventDefault();
  button.click();
}
