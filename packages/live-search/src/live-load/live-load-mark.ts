/** The state key of our history entries, also after a reload: their search box and its area. */
export const MARK = 'ondaSearch';

/** Whether the page was reloaded on what a search had brought: Back must then find somebody. */
export const isLiveLoaded = (state: unknown): boolean => MARK in Object(state);
