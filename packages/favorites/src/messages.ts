/** The texts that PHP prints with the controls. The specification words none of them. */
export const printedMessages = {
  es: {
    favorite: 'Favorito',
    clear: 'Borrar favoritos',
    loading: 'Cargando…',
  },
  en: {
    favorite: 'Favorite',
    clear: 'Clear favorites',
    loading: 'Loading…',
  },
} as const;
