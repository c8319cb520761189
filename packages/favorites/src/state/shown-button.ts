/** A button as it is shown; a count shows the count alone, and the button that clears the list whether it is off. */
export interface ShownButton {
  /** A number, or nothing while nobody keeps the post. */
  count: string | number;
  isFavorite: boolean;
  isOff: boolean;
}
