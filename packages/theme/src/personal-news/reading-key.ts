/** The key of the stored `Reading`, in JSON. */
export const KEY = 'onda-personal';
