import { serverHtml } from '@onda/core/dom/server-html';
import type { Ajax } from '@onda/core/http/ajax';
import { ACTIONS, type Asker, autocompleteFields } from '../wire/wire';

/** Ours: the site itself asks the suggestion service, where its owner allows it. The visitor's browser never does. */
const SERVICE_ACTION = 'onda_suggest';

export interface SuggestionNeeds extends Asker {
  /** The filters, as `serialized` writes them. */
  filters: string;
  /** Language of the service's suggestions, where no filter says another. */
  lang: string;
  /** Complete by the service alone. */
  isServiceOnly: boolean;
}

export type AskSuggestion = (typed: string, signal: AbortSignal) => Promise<string>;

/** A suggestion for the typed text, as plain text; empty when nothing suits or nobody answers. Never rejects. */
export function createSuggestionApi(ajax: Ajax, needs: () => SuggestionNeeds): AskSuggestion {
  return async (typed, signal) => {
    const { isServiceOnly, filters, lang, ...asker } = needs();
    const [action, fields] = isServiceOnly
      ? [SERVICE_ACTION, serviceFields(typed, suggestionLanguage(filters, lang))]
      : [ACTIONS.autocomplete, autocompleteFields(asker, typed, filters)];
    try {
      return plain(await ajax.postForText(action, fields, { signal }));
    } catch {
      return '';
    }
  };
}

/** The fields are those of the specification (M-7). */
const serviceFields = (q: string, hl: string) => ({ q, hl, nolabels: 't', client: 'hp', ds: '' });

/** Fields by which translation plugins say the language of the page; the last that says one wins. */
const LANGUAGE_FIELDS = ['wpml_lang', 'polylang_lang', 'qtranslate_lang'];

export function suggestionLanguage(filters: string, lang: string): string {
  const fields = new URLSearchParams(filters);
  const said = LANGUAGE_FIELDS.map((name) => fields.get(name) ?? '').filter((code) => code.length > 1);
  return said.at(-1) ?? lang;
}

/** The first line of the reply, without markup and with its entities decoded. */
const plain = (reply: string): string => (serverHtml(reply).textContent ?? '').split(/[\r\n]/, 1)[0] ?? '';
