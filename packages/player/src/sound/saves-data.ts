/**
 * The visitor has asked the browser to save data. Of its own, as the search's: a shared file would be one request more.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
