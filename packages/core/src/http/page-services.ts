import { systemClock } from '../timing/clock';
import { type Ajax, createAjax } from './ajax';
import { readConfig } from './config';

/** The service of which a page has one, made on first use. */
let ajax: { ajax: Ajax; hasServer: boolean } | undefined;

/** The services of our own server, if there is one. */
export function pageAjax() {
  const { ajax: url } = readConfig();
  ajax ??= { ajax: ajaxAt(url), hasServer: url !== '' };
  return ajax;
}

/** The services of another server that the page names. */
export function ajaxAt(url: string): Ajax {
  return createAjax({ url, fetch: window.fetch.bind(window), clock: systemClock });
}
