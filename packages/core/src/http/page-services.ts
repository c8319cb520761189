import { systemClock } from '../timing/clock';
import { type Ajax, createAjax } from './ajax';
import { readConfig } from './config';

/** The service of which a page has one, made on first use. */
let ajax: { ajax: Ajax; hasServer: boolean } | undefined;

/** Our own server's address, where there is one. */
export function pageAjax() {
  const { ajax: url } = readConfig();
  ajax ??= { ajax: ajaxAt(url), hasServer: url !== '' };
  return ajax;
}

/** Another server's, where the page names one. */
export function ajaxAt(url: string): Ajax {
  return createAjax({ url, fetch: window.fetch.bind(window), clock: systemClock });
}
