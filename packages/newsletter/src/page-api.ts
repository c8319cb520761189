import { addFilter, applyFilters, removeFilter } from './hooks';

interface PageApi {
  I18n?: object;
  Hooks?: object;
}

/** The object that scripts for MailPoet's forms expect, unless MailPoet's own is there. */
export function offerPageApi(texts: object): void {
  const page = window as { MailPoet?: PageApi };
  page.MailPoet ??= {};
  page.MailPoet.I18n ??= texts;
  page.MailPoet.Hooks ??= { addFilter, applyFilters, removeFilter };
}

/** The data of MailPoet's own script: the address of its server, and the text for a failure. */
export function mailPoetPage(): { ajaxUrl: string; failed: string } {
  const { ajax_url, ajax_common_error_message } = Object(Reflect.get(window, 'MailPoetForm'));
  return { ajaxUrl: text(ajax_url), failed: text(ajax_common_error_message) };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
