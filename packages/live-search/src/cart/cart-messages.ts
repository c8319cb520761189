/** Said under a button of the shop. */
export const cartMessages = {
  es: { notAdded: 'No se pudo añadir al carrito. Inténtalo de nuevo.' },
  en: { notAdded: 'It could not be added to the cart. Try again.' },
} as const;
