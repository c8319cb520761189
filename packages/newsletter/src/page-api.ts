import { addFilter, applyFilters, removeFilter } from './hooks';

interface PageApi {
  I18n?: object;
  Hooks?: object;
}

/** What scripts written for MailPoet's forms look for, where MailPoet's own is not there. */
export function offerPageApi(texts: object): void {
  const page = window as { MailPoet?: PageApi };
  page.MailPoet ??= {};
  page.MailPoet.I18n ??= texts;
  page.MailPoet.Hooks ??= { addFilter, applyFilters, removeFilter };
}

/** What MailPoet tells its own script: who is asked, and the text for a failure. */
export function mailPoetPage(): { ajaxUrl: string; failed: string } {
  const { ajax_url, ajax_common_error_message } = Object(Reflect.get(window, 'MailPoetForm'));
  return { ajaxUrl: text(ajax_url), failed: text(ajax_common_error_message) };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
