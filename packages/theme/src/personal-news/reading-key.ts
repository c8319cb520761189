/** Under this name the browser keeps what was read, as JSON of a `Reading`. */
export const KEY = 'onda-personal';
