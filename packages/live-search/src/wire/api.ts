import type { Ajax } from '@onda/core/http/ajax';
import type { SearchOptions } from '../options/options';
import type { Question } from '../search/store';
import { ACTIONS, failureOf, keywordFields, type Reply, readReply, searchFields } from './wire';

/** M-9.79 has a timeout of 0, none; no search stays busy for longer than this (docs/protocol/requests.md). */
export const LONGEST_MS = 10_000;

/** The options that identify the search box, with the copy's number filled in. */
export type Instance = Pick<SearchOptions, 'timeout' | 'forceOrder' | 'previewOptions'> & {
  id: number;
  rid: string;
};

export interface SearchApi {
  /** Never rejects. */
  search(question: Question, signal: AbortSignal): Promise<Reply>;
  /** Tells that a phrase was searched; a failure is nobody's business. */
  countKeyword(phrase: string): void;
}

/** `url` is the address that `ajax` asks. */
export function createSearchApi(ajax: Ajax, url: string, instance: () => Instance): SearchApi {
  return {
    async search(question, signal) {
      const { timeout, previewOptions, ...asker } = instance();
      const fields = searchFields({
        ...asker,
        ...question,
        ...(previewOptions ? { preview: previewOptions } : {}),
      });
      try {
        const timeoutMs = timeout || LONGEST_MS;
        return readReply(await ajax.postForText(ACTIONS.search, fields, { signal, timeoutMs }));
      } catch (error) {
        return failureOf(error);
      }
    },
    countKeyword(phrase) {
      const fields = { action: ACTIONS.countKeyword, ...keywordFields(instance().id, phrase) };
      const body = new URLSearchParams(fields);
      // Outlives the page: the visitor may already go on to a result.
      if (!navigator.sendBeacon?.(url, body))
        fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {});
    },
  };
}
