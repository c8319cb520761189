/** The sound that continues on the next page of the tab. The player writes the key; its shell reads it. */
export const LISTENING_KEY = 'onda-listening';
