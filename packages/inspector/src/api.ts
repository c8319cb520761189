import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import type { Nonces } from '@onda/core/http/nonce';
import type { Hidden } from './page/hidden';

const ACTION = 'onda_hide';
/** The name of the nonce in the session. */
const NONCE = 'onda';

/**
 * `changed` somebody else has saved meanwhile · `denied` · `refused` a rule is not accepted · `offline` anything else.
 */
export type SaveFailure = 'changed' | 'denied' | 'refused' | 'offline';

export interface InspectorApi {
  /** Keeps what is hidden on the page; resolves with its new version, rejects with a `SaveFailure`. */
  save(hidden: Hidden, version: string): Promise<string>;
}

interface Wire {
  ajax: Ajax;
  nonces: Pick<Nonces, 'withNonce'>;
  objectId: number;
  objectType: string;
}

export function createInspectorApi({ ajax, nonces, objectId, objectType }: Wire): InspectorApi {
  return {
    async save({ audience, rules }, version) {
      const fields = {
        object_id: objectId,
        object_type: objectType,
        version,
        hidden: JSON.stringify({ audience, rules }),
      };
      try {
        const send = (nonce: string, timeoutMs: number) =>
          ajax.post(ACTION, { ...fields, nonce }, { timeoutMs });
        return versionOf(dataOf(await nonces.withNonce(NONCE, send)));
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function versionOf(data: unknown): string {
  const { version } = Object(data) as { version?: unknown };
  if (typeof version !== 'string') throw new AjaxError('unreadable');
  return version;
}

const FAILURES: Record<number, SaveFailure> = { 400: 'refused', 403: 'denied', 409: 'changed' };

function failureOf(error: unknown): SaveFailure {
  return (error instanceof AjaxError && FAILURES[error.status]) || 'offline';
}
