/** Texts of the menu of extras before it is opened. PHP prints none of them. */
export const menuMessages = {
  es: {
    more: 'Más opciones',
    menuNotLoaded: 'No se pudo cargar. Ciérralo y vuelve a intentarlo.',
  },
  en: {
    more: 'More options',
    menuNotLoaded: 'This could not be loaded. Close it and try again.',
  },
} as const;
