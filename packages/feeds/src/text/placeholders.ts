/** Whole texts that servers and encoders send in place of a song; never words to look for inside a title. */
const NO_SONG = new Set(
  `now playing info goes here|stream offline|libretime - offline|airtime - offline|autodj|auto dj|unknown|unknown artist|<unknown>|artista desconocido|untitled|unknown - unknown|unspecified description|your dj here|sam broadcaster|liquidsoap|azuracast|artist - title|undefined - undefined|undefined|null|none|oracle:0|empty title|stop_ad_break|ad-trigger - ad-trigger|azuracast.com - azuracast is live!`.split(
    '|',
  ),
);
const NOBODY = /^(?:auto[ -]?dj|no[ -]?dj|none|null|undefined)$/i;

export const isPlaceholder = (text: string): boolean =>
  NO_SONG.has(text.toLowerCase()) || /^(?:adwtag_|live365 - )/i.test(text);

/** The name of who presents; empty for the names that mean nobody. */
export const presenterOf = (name: string): string => (NOBODY.test(name) ? '' : name);
