/** The texts of the filter panel. */
export const filterMessages = {
  es: {
    filters: 'Filtros',
    reset: 'Quitar los filtros',
    any: 'Todo',
    from: 'Desde',
    to: 'Hasta',
    required: 'Elige al menos una opción.',
    invalid: 'Este valor no es válido.',
  },
  en: {
    filters: 'Filters',
    reset: 'Clear the filters',
    any: 'All',
    from: 'From',
    to: 'To',
    required: 'Choose at least one option.',
    invalid: 'This value is not valid.',
  },
} as const;

export type FilterText = keyof (typeof filterMessages)['en'];
