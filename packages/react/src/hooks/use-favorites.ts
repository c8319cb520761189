'use client';

import { type FavoritesActions, type FavoritesSnapshot, favorites } from '@onda/elements/headless/favorites';
import { useSyncExternalStore } from 'react';

export interface Favorites extends FavoritesSnapshot, FavoritesActions {
  isFavorite(postId: number): boolean;
}

/** The favorites of the visitor on this site, equal to those of every button on the page. */
export function useFavorites(): Favorites {
  const state = useSyncExternalStore(favorites.subscribe, favorites.getState, favorites.getInitialState);
  const { toggle, clear } = favorites;
  return { ...state, toggle, clear, isFavorite: (postId) => state.posts.includes(postId) };
}
