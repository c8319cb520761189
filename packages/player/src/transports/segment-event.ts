/** Said on the audio element with the title of each HLS segment that begins to sound. */
export const SEGMENT_EVENT = 'onda-segment';
