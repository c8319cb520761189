import { createPollFiles } from '../poll/poll-files';
import { createPollRequest } from '../poll/poll-request';
import { createPoller, type Poller } from '../poll/poller';
import { openTabChannel } from '../poll/tab-channel';
import { systemClock } from '../timing/clock';
import { type Ajax, createAjax } from './ajax';
import { readConfig } from './config';

/** The services of which a page has one, made on first use. */
let ajax: { ajax: Ajax; hasServer: boolean } | undefined;
let poller: Poller | undefined;

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

/** The one poller: whatever two features want to know travels in one request. */
export function pagePoller(): Poller {
  poller ??= createPoller({
    clock: systemClock,
    request: createPollRequest(pageAjax().ajax, pollFiles()),
    channel: openTabChannel('onda-poll'),
    page: document,
  });
  return poller;
}

/** Of a site that writes the answers of polls as files. */
function pollFiles() {
  const { files } = Object(readConfig().settings.poll) as { files?: unknown };
  if (typeof files !== 'string' || !files) return undefined;
  return createPollFiles({ base: files, fetch: window.fetch.bind(window), clock: systemClock });
}
