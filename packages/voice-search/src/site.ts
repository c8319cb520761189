import { readConfig } from '@onda/core/http/config';

/** The site's settings of voice search. */
export interface VoiceSite {
  /** Whether speech may go to the service of the browser's maker; yes unless the owner said no. */
  mayLeave: boolean;
  /** Address of the front page, with a slash at its end. */
  home: string;
}

export function readVoiceSite(): VoiceSite {
  const { remote, home } = Object(readConfig().settings['voice-search']) as Record<string, unknown>;
  // Not the document's base: a `<base>` may name another origin.
  const path = typeof home === 'string' && /^\/([^/\\].*)?\/?$/.test(home) ? home : '/';
  return { mayLeave: remote !== false, home: new URL(path, location.origin).href };
}
