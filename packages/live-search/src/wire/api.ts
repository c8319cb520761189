import type { Ajax } from '@onda/core/http/ajax';
import { sendForm } from '@onda/core/http/send-form';
import type { SearchOptions } from '../options/options';
import type { Question } from '../search/store';
import { ACTIONS, failureOf, keywordFields, type Reply, readReply, searchFields } from './wire';

/** M-9.79 has a timeout of 0, none; no search stays busy for longer than this (docs/protocol/requests.md). */
export const LONGEST_MS = 10_000;

/** The options that identify the search box, with the copy's number filled in. */
export type Instance = Pick<SearchOptions, 'timeout' | 'forceOrder' | 'previewOptions'> & {
  id: number;
  rid: string;
  /** Each first page of results is to complete the phrase. */
  isCompleted?: boolean;
};

export interface SearchApi {
  /** Never rejects. */
  search(question: Question, signal: AbortSignal): Promise<Reply>;
  /** Tells with the next search that a phrase was searched; a failure is nobody's business. */
  countKeyword(phrase: string): void;
  /** Tells it now: no search may follow. */
  sendKeyword(): void;
}

/** `url` is the address that `ajax` asks. */
export function createSearchApi(ajax: Ajax, url: string, instance: () => Instance): SearchApi {
  /** Is told when no search was answered since. */
  let searched = '';
  return {
    async search(question, signal) {
      const { timeout, previewOptions, isCompleted = false, ...asker } = instance();
      const told = searched;
      const fields = searchFields({
        ...asker,
        ...question,
        ...(previewOptions ? { preview: previewOptions } : {}),
        isCompleted: isCompleted && !question.call,
        searched: told,
      });
      try {
        const timeoutMs = timeout || LONGEST_MS;
        const reply = readReply(await ajax.postForText(ACTIONS.search, fields, { signal, timeoutMs }));
        if (searched === told) searched = '';
        return reply;
      } catch (error) {
        return failureOf(error);
      }
    },
    countKeyword(phrase) {
      searched = phrase;
    },
    sendKeyword() {
      const fields = { action: ACTIONS.countKeyword, ...keywordFields(instance().id, searched) };
      // Outlives the page: the visitor may already go on to a result.
      if (searched !== '') sendForm(url, fields);
      searched = '';
    },
  };
}
