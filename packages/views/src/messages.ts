/**
 * 'Error', 'Error cargando', 'visitas' and 'oyentes mensuales' are the specification's (radio.md 3 and 8), in its
 * language.
 */
export const viewsMessages = {
  es: {
    loading: 'Cargando...',
    error: 'Error',
    unreachable: 'Error cargando',
    viewsLabel: 'visitas',
    totalLabel: 'oyentes mensuales',
    empty: 'Todavía no hay visitas.',
  },
  en: {
    loading: 'Loading...',
    error: 'Error',
    unreachable: 'Error loading',
    viewsLabel: 'views',
    totalLabel: 'monthly listeners',
    empty: 'No views yet.',
  },
} as const;
