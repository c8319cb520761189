/** A reply's titles and pictures are for scripts of others, which get them through jQuery. Our own needs none. */
export const brief = () => ('jQuery' in window ? {} : { onda_brief: 1 });
