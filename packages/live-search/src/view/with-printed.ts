import type { SearchApi } from '../wire/api';
import { failureOf } from '../wire/wire';

/** Reads the HTML of a reply that is not our own data before it is shown; the code for it comes with the first. */
export const withPrinted =
  (ask: SearchApi['search']): SearchApi['search'] =>
  async (question, signal) => {
    const reply = await ask(question, signal);
    const { html = '' } = reply as { html?: string };
    if (html === '') return reply;
    return import('./printed-results').then(({ readPrinted }) => readPrinted(reply, html), failureOf);
  };
