/** Leaves titles and pictures out of replies. Scripts of others get those through jQuery; ours need none. */
export const brief = () => ('jQuery' in window ? {} : { onda_brief: 1 });
