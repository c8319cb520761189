/** Where a tab keeps what was heard when its page ended; the shell looks whether there is something. */
export const LISTENING_KEY = 'onda-listening';
