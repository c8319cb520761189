/** The visitor saves data: what draws comes when there is something to draw, not before. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
