/** The values of a button; a count uses the count alone, and the clear button `isOff`. */
export interface ShownButton {
  /** A number, or empty if nobody keeps the post. */
  count: string | number;
  isFavorite: boolean;
  isOff: boolean;
}
