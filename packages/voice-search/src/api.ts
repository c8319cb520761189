import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import { redirectAddress } from '@onda/core/http/redirect-address';

/** Longest question that the server reads, in characters. */
const QUERY_LENGTH = 120;
/** For each of the two questions, so that a visitor waits 10 s at most. */
const STEP_MS = 5_000;

interface VoiceWire {
  /** Asks the configured address. */
  ajax: Ajax;
  action: string;
  /** The address of the site's home page, with a slash at its end. */
  home: string;
}

export interface VoiceApi {
  /** The address that these words lead to, always http(s) and of this origin. Throws only when `signal` ends it. */
  find(query: string, signal: AbortSignal): Promise<string>;
}

/** The site's own answer, else the first post of the REST route, else the search page. */
export function createVoiceApi({ ajax, action, home }: VoiceWire): VoiceApi {
  const askSite = async (query: string, signal: AbortSignal) => {
    const q = [...query].slice(0, QUERY_LENGTH).join('');
    return dataOf(await ajax.post(action, { q }, { signal, timeoutMs: STEP_MS }));
  };
  const askPosts = async (query: string, signal: AbortSignal) => {
    const fields = new URLSearchParams({ search: query, per_page: '1' });
    const reply = await ajax.get(`${home}wp-json/wp/v2/posts?${fields}`, { signal, timeoutMs: STEP_MS });
    return linkOfFirst(JSON.parse(reply));
  };

  return {
    async find(query, signal) {
      for (const ask of [askSite, askPosts]) {
        const found = redirectAddress(await orNothing(ask(query, signal)), [], home);
        if (found) return found;
      }
      return `${home}index.php?${new URLSearchParams({ s: query })}`;
    },
  };
}

function linkOfFirst(posts: unknown): unknown {
  const first: unknown = Array.isArray(posts) ? posts[0] : undefined;
  return (Object(first) as { link?: unknown }).link;
}

async function orNothing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AjaxError && error.kind === 'aborted') throw error;
    return undefined;
  }
}
