import { readConfig } from '@onda/core/http/config';
import { pageNonces } from '@onda/core/http/page-nonces';
import { pageAjax } from '@onda/core/http/page-services';
import { type Language, translator } from '@onda/core/i18n/messages';
import { createVotesApi, type SendVoteOf } from './api';
import { problemMessages } from './messages';
import type { KnownProblem } from './vote';

/** The request of votes. It loads before the first vote, with the pointer or the focus. */
export function votesApi(isSignedIn: () => boolean): SendVoteOf {
  return createVotesApi({ ajax: pageAjax().ajax, nonces: pageNonces(), isSignedIn });
}

export function problemText(problem: KnownProblem, lang: Language): string {
  return translator(problemMessages, lang, readConfig().messages.votes)(problem);
}
