/** A value of a song is a text. */
export interface SongValue {
  description: string;
  /** Every song has it, if only empty. Another is absent where a document does not tell it. */
  isRequired?: true;
}

/**
 * The values of a song, wherever a song goes: `Track`, the keys of a provider file, the answer of our server, REST,
 * `onda_now_playing()` and the event `onda-track`. The history has them too.
 */
export const SONG = {
  title: { isRequired: true, description: 'Plain text.' },
  artist: { isRequired: true, description: 'Plain text, or empty.' },
  art: { isRequired: true, description: 'Address of a picture, or empty.' },
} as const satisfies Record<string, SongValue>;
