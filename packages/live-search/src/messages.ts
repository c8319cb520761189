/** The texts that PHP prints with the form. */
export const printedMessages = {
  es: { search: 'Buscar', placeholder: 'Buscar…', clear: 'Borrar' },
  en: { search: 'Search', placeholder: 'Search…', clear: 'Clear' },
} as const;
