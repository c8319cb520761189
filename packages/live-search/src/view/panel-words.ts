import type { Translate } from '@onda/core/i18n/messages';
import type { SearchOptions } from '../options/options';
import type { PanelText } from '../panel-messages';
import { type Answer, itemsOf, lastOf, totalOf } from '../wire/answer';
import type { Reply } from '../wire/wire';
import { printedReplies } from './result-list';

type Texts = Translate<PanelText>;

/** The notice in place of results, or below them. */
export type Notice =
  | { kind: 'nothing'; words: string; keywords: readonly string[] }
  /** `isRefused`: the server says when it may be asked again. */
  | { kind: 'failure'; title: string; words: string; isRefused: boolean };

export function noticeOf(answer: Answer, t: Texts): Notice | undefined {
  const reply = lastOf(answer);
  switch (reply.kind) {
    case 'suggestions':
      return { kind: 'nothing', words: nothingWords(reply, answer, t), keywords: reply.keywords };
    case 'results':
    case 'grouped': {
      if (reply.count > 0 || answer.further.length > 0) return undefined;
      return { kind: 'nothing', words: nothingWords(reply, answer, t), keywords: [] };
    }
    case 'missing-html':
      return { kind: 'failure', title: t('missingTitle'), words: t('missing'), isRefused: false };
    case 'refused':
    case 'failed': {
      const refusal = 'words' in reply ? reply.words : undefined;
      const words = refusal || t('failed', { status: reply.status });
      return { kind: 'failure', title: '', words, isRefused: Boolean(refusal) };
    }
    default:
      return undefined;
  }
}

/** The owner's words where the server sent some. */
function nothingWords(reply: Reply, { phrase }: Answer, t: Texts): string {
  const own = 'nothing' in reply ? reply.nothing : printedReplies.get(reply)?.words;
  return own || t('nothing', { phrase });
}

/** The line over the results; empty where there is none. */
export function infoWords(answer: Answer | undefined, options: SearchOptions, t: Texts): string {
  return answer ? `${noteOf(answer)} ${countWords(answer, options, t)}`.trim() : '';
}

function countWords(answer: Answer, options: SearchOptions, t: Texts): string {
  const count = itemsOf(answer).length;
  if (!options.info || count === 0 || answer.phrase === '') return '';
  const values: Record<string, string | number> = {
    phrase: answer.phrase,
    results_count: count,
    results_count_total: totalOf(answer),
  };
  if (!options.infoText) return t('info', values);
  return options.infoText.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** The text of an answer for screen readers. */
export function statusWords(answer: Answer, t: Texts): string {
  const notice = noticeOf(answer, t);
  if (notice?.kind === 'nothing') return notice.words;
  if (notice) return `${notice.title} ${notice.words} ${t('retry')}`.trim();
  const count = totalOf(answer);
  const found = count === 1 ? t('foundOne') : t('found', { count });
  return `${noteOf(answer)} ${found}`.trim();
}

const noteOf = ({ first }: Answer): string => ('note' in first && first.note) || '';
