'use client';

import {
  openSearch,
  type SearchActions,
  type SearchOptions,
  type SearchSnapshot,
} from '@onda/elements/headless/search';
import { useSyncExternalStore } from 'react';

/** A search box without a box: `type` takes the text of your field, `items` are the results. */
export function useSearch(options: SearchOptions = {}): SearchSnapshot & SearchActions {
  const box = openSearch(options);
  const state = useSyncExternalStore(box.subscribe, box.getState, box.getInitialState);
  const { type, search, more, retry, close } = box;
  return { ...state, type, search, more, retry, close };
}
