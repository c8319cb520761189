import { readConfig } from '../http/config';
import { pageAjax } from '../http/page-services';
import { systemClock } from '../timing/clock';
import { createPollFiles } from './poll-files';
import { createPollRequest } from './poll-request';
import { createPoller, type Poller } from './poller';
import { openTabChannel } from './tab-channel';

let poller: Poller | undefined;

/** The poller of the page: the keys of all features travel in one request. */
export function pagePoller(): Poller {
  poller ??= createPoller({
    clock: systemClock,
    request: createPollRequest(pageAjax().ajax, pollFiles()),
    channel: openTabChannel('onda-poll'),
    page: document,
  });
  return poller;
}

/** The files to which a site writes the answers of polls. */
function pollFiles() {
  const { files } = Object(readConfig().settings.poll) as { files?: unknown };
  if (typeof files !== 'string' || !files) return undefined;
  return createPollFiles({ base: files, fetch: window.fetch.bind(window), clock: systemClock });
}
