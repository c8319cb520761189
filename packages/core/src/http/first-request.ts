import { readConfig } from './config';
import { formRequest, TIMEOUT_MS } from './form-request';

type FlatFields = { readonly [name: string]: string | number | boolean };

/**
 * Sends an action to our server before `ajax` has loaded, which reads the reply as `sent`. With `keepalive` the request
 * outlives the page. Rejects without a server of ours or its answer; unread rejections are silent.
 */
export function firstRequest(action: string, fields: FlatFields = {}, keepalive = false): Promise<Response> {
  const sent = send({ action, ...fields }, keepalive);
  sent.catch(() => {});
  return sent;
}

async function send(fields: FlatFields, keepalive: boolean): Promise<Response> {
  const { ajax } = readConfig();
  if (!ajax) throw new Error('no server');
  // `URLSearchParams` costs a phone 3 ms more.
  const form = Object.entries(fields).map((pair) => pair.map(encodeURIComponent).join('='));
  return fetch(ajax, { ...formRequest(form.join('&')), signal: AbortSignal.timeout(TIMEOUT_MS), keepalive });
}

/** The JSON of such a reply, for an untouched page. */
export async function firstRead(action: string, fields?: FlatFields): Promise<unknown> {
  const reply = await firstRequest(action, fields);
  if (!reply.ok) throw new Error(String(reply.status));
  return reply.json();
}
