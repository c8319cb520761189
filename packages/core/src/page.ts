import { type Ajax, createAjax } from './ajax';
import { type Clock, systemClock } from './clock';
import { type Config, readConfig } from './config';
import { createNonces, type Nonces } from './nonce';
import { createPollRequest } from './poll-request';
import { createPoller, type Poller } from './poller';
import { createStorage, type KeyStore } from './storage';
import { openTabChannel } from './tab-channel';

/** The world that an element's factories take as arguments: one of each a page, shared by all features. */
export interface Page {
  config: Config;
  clock: Clock;
  ajax: Ajax;
  nonces: Nonces;
  poller: Poller;
  /** `localStorage`. */
  storage: KeyStore;
}

let shared: Page | undefined;

/** Made when the first element asks for it. */
export function thisPage(): Page {
  shared ??= createPage();
  return shared;
}

function createPage(): Page {
  const config = readConfig();
  const clock = systemClock;
  const ajax = createAjax({
    url: config.ajax,
    fetch: (...request) => fetch(...request),
    clock,
    sendBeacon: navigator.sendBeacon?.bind(navigator),
  });
  const poller = createPoller({
    clock,
    request: createPollRequest(ajax),
    channel: openTabChannel('onda-poll'),
    page: document,
  });
  return {
    config,
    clock,
    ajax,
    nonces: createNonces(ajax),
    poller,
    storage: createStorage(() => localStorage),
  };
}
