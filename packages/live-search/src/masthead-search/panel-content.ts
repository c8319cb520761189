import type { Translate } from '@onda/core/i18n/messages';
import type { Found } from './api';
import type { mastheadPanelMessages } from './panel-messages';
import { type DrawResult, resultTemplate } from './result-template';
import { foundIn, type MastheadState } from './store';

export type PanelTranslate = Translate<keyof typeof mastheadPanelMessages.es>;

export interface PanelOptions {
  t: PanelTranslate;
  keywords: readonly string[];
  /** Selector of a template of the page; empty where ours draws. */
  template: string;
}

/** The content of the panel in a state of the box. */
export interface PanelContent {
  found: Found | undefined;
  /** Draws a result by the page's template; undefined where our own markup does. */
  draw: DrawResult | undefined;
  /** Keywords are offered while the field is empty. */
  hasKeywords: boolean;
  status: string;
  /** There is something to show, and the box is in use. */
  isOpen: boolean;
}

export function contentOf(state: MastheadState, { t, keywords, template }: PanelOptions): PanelContent {
  const { search, phrase, isActive } = state;
  const draw = template ? resultTemplate(template) : undefined;
  const isWithoutTemplate = template !== '' && !draw;
  const found = isWithoutTemplate ? undefined : foundIn(state);
  const hasKeywords = search.kind === 'none' && phrase === '' && keywords.length > 0;
  const status = isWithoutTemplate ? t('noTemplate') : statusText(search, t);
  const isOpen = isActive && (hasKeywords || found !== undefined || status !== '');
  return { found, draw, hasKeywords, status, isOpen };
}

function statusText(search: MastheadState['search'], t: PanelTranslate): string {
  if (search.kind === 'none') return '';
  if (search.kind === 'problem') return t(search.problem);
  if (search.kind === 'loading') return t('loading');
  const { phrase, total, html, note = '' } = search.found;
  if (html) return '';
  if (total === 0) return t('empty', { phrase });
  return `${note} ${total === 1 ? t('foundOne') : t('found', { total })}`.trim();
}
