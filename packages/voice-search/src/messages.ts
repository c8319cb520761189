/** The texts that stand before anybody speaks; `unsupported` is the specification's. */
export const printedMessages = {
  es: {
    button: 'Buscar por voz',
    search: 'Buscar',
    unsupported: 'Tu navegador no soporta búsqueda por voz',
    failed: 'No se pudo escuchar. Inténtalo de nuevo.',
  },
  en: {
    button: 'Search by voice',
    search: 'Search',
    unsupported: 'Your browser does not support voice search',
    failed: 'It could not listen. Try again.',
  },
} as const;
