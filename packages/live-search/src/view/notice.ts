import type { Translate } from '@onda/core/messages';
import { serverHtml } from '@onda/core/server-html';
import { type Answer, lastOf } from '../answer';
import type { PanelText } from '../panel-messages';
import { make } from './make';

export interface NoticeWorld {
  t: Translate<PanelText>;
  retry(): void;
  /** A link that searches for the keyword. */
  keyword(text: string): HTMLElement;
}

/** What stands in place of results, or below those that came: nothing found, or what went wrong. */
export function drawNotice(answer: Answer, world: NoticeWorld): Node[] {
  const { t } = world;
  const reply = lastOf(answer);
  switch (reply.kind) {
    case 'suggestions':
      return [nothing(reply.html, answer.phrase, t), ...tryThis(reply.keywords, world)];
    case 'results':
    case 'grouped':
      return reply.count === 0 && answer.further.length === 0 ? [nothing(reply.html, answer.phrase, t)] : [];
    case 'missing-html':
      return [failure([make('strong', '', {}, t('missingTitle')), ' ', t('missing')], world)];
    case 'refused':
    case 'failed':
      return [failure([('words' in reply && reply.words) || t('failed', { status: reply.status })], world)];
    default:
      return [];
  }
}

/** The no-results header: the owner's words where the server sent some. */
function nothing(html: string, phrase: string, t: Translate<PanelText>): HTMLElement {
  const own = serverHtml(html);
  for (const part of own.querySelectorAll('.asp_suggestions, .asp_keyword')) part.remove();
  const words = own.textContent?.trim();
  return make('p', 'nothing', { class: 'asp_nores' }, words || t('nothing', { phrase }));
}

function failure(words: (Node | string)[], { t, retry }: NoticeWorld): HTMLElement {
  const again = make('button', 'retry', {}, t('retry'));
  again.addEventListener('click', retry);
  return make('div', 'failure', { class: 'asp_nores' }, make('span', '', {}, ...words), ' ', again);
}

function tryThis(keywords: readonly string[], { t, keyword }: NoticeWorld): HTMLElement[] {
  if (keywords.length === 0) return [];
  return [make('p', 'try', {}, make('span', '', {}, t('tryThis')), ...keywords.map(keyword))];
}
