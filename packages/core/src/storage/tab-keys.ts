/** The sound to go on with on the next page of the tab. The player writes it; its shell looks whether there is one. */
export const LISTENING_KEY = 'onda-listening';
