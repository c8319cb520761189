import { createLifetime } from '@onda/core/testing/endings';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { vi } from 'vitest';
import type { HeadlessStore } from '../headless/shared-store';

export const AJAX = 'https://radio.test/ajax.php';

export type Answers = Parameters<typeof fakeFetch>;

/** The page's services keep the first `fetch` they see, so all pages of a file share this one. */
let server = fakeFetch('never');
const fetchOfServer: typeof fetch = (...asked) => server.fetch(...asked);

/** A page of an application, with fake timers, whose servers answer by `answers`. */
export function openPage(...answers: Answers) {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchOfServer);
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'onda-config';
  block.text = JSON.stringify({ ajax: AJAX, settings: { favorites: { siteId: 3, who: 'everybody' } } });
  document.head.replaceChildren(block);
  server = fakeFetch(...answers);
  return {
    /** The address and the form of each request, oldest first. */
    asked: () => server.calls.map(({ url, form }) => [url, form] as const),
    answer(...next: Answers) {
      server = fakeFetch(...next);
    },
  };
}

export const json = (value: unknown) => () => new Response(JSON.stringify(value));

/** Listens until `leave`, or the end of the test; `heard` is all that the store has told. */
export function follow<State>(store: HeadlessStore<State>) {
  const heard: State[] = [];
  const undo = store.subscribe(() => heard.push(store.getState()));
  const lifetime = createLifetime();
  lifetime.onEnd(undo);
  return { heard, leave: lifetime.end };
}
