/**
 * The texts that PHP prints with the closed widget. 'Ver más', 'Cerrar', 'Cargando...' and 'No se pudo conectar' are
 * the specification's, in its language.
 */
export const printedMessages = {
  es: {
    label: 'Sonando ahora',
    more: 'Ver más',
    close: 'Cerrar',
    loading: 'Cargando...',
    unreachable: 'No se pudo conectar',
  },
  en: {
    label: 'Now playing',
    more: 'See more',
    close: 'Close',
    loading: 'Loading...',
    unreachable: 'Could not connect',
  },
} as const;
