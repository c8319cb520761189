/** What our history entries carry, also over a reload: the search box that they are of, and its area. */
export const MARK = 'ondaSearch';

/** Whether the page was reloaded on what a search had brought: Back must then find somebody. */
export const isLiveLoaded = (state: unknown): boolean => MARK in Object(state);
