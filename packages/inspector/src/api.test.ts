import { AjaxError } from '@onda/core/http/ajax';
import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { expect, it } from 'vitest';
import { createInspectorApi } from './api';

const HIDDEN = { audience: ['visitor'], rules: [{ selector: 'aside#a', classes: ['b'], label: 'c' }] };

function wire(answer: unknown) {
  const ajax = fakeAjax({ onda_hide: answer });
  const asked: string[] = [];
  const nonces = {
    withNonce<T>(name: string, send: (nonce: string, timeoutMs: number) => Promise<T>) {
      asked.push(name);
      return send('n1', 10_000);
    },
  };
  return { ajax, asked, api: createInspectorApi({ ajax, nonces, objectId: 12, objectType: 'post' }) };
}

it('sends the page object, the version it knows, and the lists of class names with their selectors', async () => {
  const { api, ajax, asked } = wire({ success: true, data: { version: 'v2' } });
  expect(await api.save(HIDDEN, 'v1')).toBe('v2');
  expect(asked).toEqual(['onda']);
  expect(ajax.calls).toEqual([
    {
      action: 'onda_hide',
      fields: {
        object_id: 12,
        object_type: 'post',
        version: 'v1',
        nonce: 'n1',
        hidden: JSON.stringify(HIDDEN),
      },
      signal: undefined,
      timeoutMs: 10_000,
    },
  ]);
});

it.each<[string, unknown, string]>([
  ['403', new AjaxError('refused', 403), 'denied'],
  ['400', new AjaxError('refused', 400), 'refused'],
  ['409', new AjaxError('failed', 409), 'changed'],
  ['429', new AjaxError('failed', 429), 'offline'],
  ['500', new AjaxError('failed', 500), 'offline'],
  ['no network', new AjaxError('offline'), 'offline'],
  ['a timeout', new AjaxError('timeout'), 'offline'],
  ['HTML', new AjaxError('unreadable', 200), 'offline'],
  ['a success without a version', { success: true, data: {} }, 'offline'],
  ['success: false', { success: false, data: { code: 'x' } }, 'offline'],
  ['nothing', null, 'offline'],
])('says what became of it: %s', async (_, answer, failure) => {
  await expect(wire(answer).api.save(HIDDEN, '')).rejects.toBe(failure);
});
