import type { Clock } from '@onda/core/timing/clock';
import { httpUrl } from '@onda/feeds/http-url';

/**
 * AzuraCast's own addresses of a station: `/api/nowplaying/NAME`, `/api/nowplaying_static/NAME.json`; a number names no
 * channel.
 */
const STATION = /^\/api\/nowplaying(?:_static)?\/(?!\d+(?:\.json)?$)([\w.-]+?)(?:\.json)?$/;
/** It says something every 25 s, if only `{}`. */
const SILENCE_MS = 60_000;
/** After so many faults the feed is polled … */
const FAULTS_BORNE = 2;
/** … for so long. */
const REST_MS = 5 * 60_000;
const FRAME_LIMIT = 256 * 1024;
/** `EventSource.CLOSED`: it does not try again. */
const CLOSED = 2;

export interface LiveFeedDependencies {
  clock: Clock;
  open(url: string): Pick<EventSource, 'close' | 'onmessage' | 'onerror' | 'readyState'>;
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

export interface LiveFeedSetup {
  address: string;
  /** Somebody hears it, or would ask the server anyway. */
  isWanted(): boolean;
  /** Reads a frame; false for one that tells nothing. */
  read(frame: string): boolean;
  /** `isLive` changed. */
  changed(): void;
}

export interface LiveFeed {
  /** It tells by itself: nobody need ask. */
  isLive(): boolean;
  /** `isWanted` changed. */
  wake(): void;
  close(): void;
}

/** The address at which AzuraCast pushes what this feed tells, or an empty string. */
export function liveAddress(feed: string): string {
  const url = httpUrl(feed);
  const name = STATION.exec(url?.pathname ?? '')?.[1];
  if (!url || !name) return '';
  const subs = { [`station:${name}`]: { recover: true } };
  return `${url.origin}/api/live/nowplaying/sse?cf_connect=${encodeURIComponent(JSON.stringify({ subs }))}`;
}

/**
 * Holds one connection while it is wanted and the page is looked at; faults and silence leave the feed to the poller.
 */
export function openLiveFeed(dependencies: LiveFeedDependencies, setup: LiveFeedSetup): LiveFeed {
  const { clock, page } = dependencies;
  let source: ReturnType<LiveFeedDependencies['open']> | undefined;
  let isLive = false;
  let faults = 0;
  let isResting = false;
  let forget = () => {};

  const setLive = (next: boolean) => {
    if (next === isLive) return;
    isLive = next;
    setup.changed();
  };
  const hangUp = () => {
    forget();
    source?.close();
    source = undefined;
    setLive(false);
  };
  const rest = () => {
    hangUp();
    isResting = true;
    forget = clock.after(REST_MS, () => {
      isResting = false;
      faults = 0;
      look();
    });
  };
  const listenOn = () => {
    forget();
    forget = clock.after(SILENCE_MS, rest);
  };
  const onEvent = (frame: unknown) => {
    listenOn();
    if (typeof frame !== 'string' || frame.length > FRAME_LIMIT || !setup.read(frame)) return;
    faults = 0;
    setLive(true);
  };
  // The browser tries again by itself, unless the server said no.
  const fail = (isClosed: boolean) => {
    faults += 1;
    if (isClosed || faults >= FAULTS_BORNE) rest();
    else setLive(false);
  };
  const call = () => {
    const mine = dependencies.open(setup.address);
    source = mine;
    mine.onmessage = ({ data }) => onEvent(data);
    mine.onerror = () => fail(mine.readyState === CLOSED);
    listenOn();
  };
  const look = () => {
    const isDue = setup.isWanted() && !page.hidden && !isResting;
    if (isDue && !source) call();
    else if (!isDue && source) hangUp();
  };
  page.addEventListener('visibilitychange', look);
  look();
  return {
    isLive: () => isLive,
    wake: look,
    close() {
      page.removeEventListener('visibilitychange', look);
      hangUp();
    },
  };
}
