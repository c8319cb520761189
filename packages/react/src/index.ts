export { checkReact, createComponent, type OndaComponent } from './create-component';
export { type Favorites, useFavorites } from './hooks/use-favorites';
export { useMostViewed } from './hooks/use-most-viewed';
export { useNowPlaying } from './hooks/use-now-playing';
export { usePlayer } from './hooks/use-player';
export { useSearch } from './hooks/use-search';
