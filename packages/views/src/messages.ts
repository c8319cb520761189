/**
 * 'Error', 'Error cargando', 'visitas' and 'oyentes mensuales' are the specification's (R-3.66, R-3.68, R-8.12 and
 * ), in its language.
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
