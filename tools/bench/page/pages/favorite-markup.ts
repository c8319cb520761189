/** A printed favorite button, as a magazine shows one on each post of a list. */
export const FAVORITE_TAG = 'bench-favorite';

export const printedFavorite = (id: number): string =>
  `<${FAVORITE_TAG} post-id="${id}"><button part="button" type="button" aria-pressed="false">Favorito <span part="count">3</span></button></${FAVORITE_TAG}>`;

export const bareFavorite = (id: number): string => `<${FAVORITE_TAG} post-id="${id}"></${FAVORITE_TAG}>`;
