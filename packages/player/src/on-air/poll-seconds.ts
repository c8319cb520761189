/** an interval under 30 s is forced to 44. */
const SHORTEST_S = 30;
const FORCED_S = 44;

export const pollSeconds = (seconds: number): number => (seconds < SHORTEST_S ? FORCED_S : seconds);
