import { readConfig } from '@onda/core/config';
import { type Language, translator } from '@onda/core/messages';
import { pageNonces } from '@onda/core/page-nonces';
import { pageAjax } from '@onda/core/page-services';
import { createVotesApi } from './api';
import { problemMessages } from './messages';
import { isSignedIn } from './signed-in';
import type { Problem } from './vote';

/** What a page brings with its first vote. */
export const castVote = createVotesApi({ ajax: pageAjax().ajax, nonces: pageNonces(), isSignedIn });

export function problemText(problem: Problem, lang: Language): string {
  return translator(problemMessages, lang, readConfig().messages.votes)(problem);
}
