import type { Translate } from '@onda/core/i18n/messages';
import type { SearchState } from '../search/search-state';
import { type Answer, isAnswered, totalOf } from '../wire/answer';
import type { Reply } from '../wire/wire';
import type { mastheadPanelMessages } from './panel-messages';
import { resultTemplate } from './result-template';

interface PanelOptions {
  t: Translate<keyof typeof mastheadPanelMessages.es>;
  keywords: readonly string[];
  /** Selector of a template of the page; empty where ours draws. */
  template: string;
}

export type PanelContent = ReturnType<typeof contentOf>;

/** The content of the panel in a state of the box. `draw` draws a result by the page's template. */
export function contentOf(
  { phase, phrase, answer }: SearchState,
  isActive: boolean,
  { t, keywords, template }: PanelOptions,
) {
  const draw = template ? resultTemplate(template) : undefined;
  const isWithoutTemplate = template !== '' && !draw;
  const found = answer && !isWithoutTemplate && isAnswered(answer.first) ? answer : undefined;
  /** Keywords are offered while the field is empty. */
  const hasKeywords = phrase === '' && keywords.length > 0;
  const isBusy = phase === 'searching';
  const said = () => (isBusy ? t('loading') : answer ? answerText(answer, t) : '');
  const status = isWithoutTemplate ? t('noTemplate') : said();
  /** There is something to show, and the box is in use. */
  const isOpen = isActive && (hasKeywords || found !== undefined || status !== '');
  return { found, draw, hasKeywords, status, isBusy, isOpen };
}

function answerText(answer: Answer, t: PanelOptions['t']): string {
  const { first, phrase } = answer;
  if (!isAnswered(first)) return t(problemOf(first));
  if (first.kind !== 'results') return '';
  const total = totalOf(answer);
  if (total === 0) return t('empty', { phrase });
  return `${first.note} ${total === 1 ? t('foundOne') : t('found', { total })}`.trim();
}

function problemOf(reply: Reply) {
  if (reply.kind === 'refused') return 'busy';
  return reply.kind === 'failed' && !reply.isOnline ? 'offline' : 'failed';
}
