// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../packages/core/src/testing/random';
import { type OpenApi, problemOfReply, restRequestFrom } from './rest';

const document = JSON.parse(readFileSync('docs/developers/openapi.json', 'utf8')) as OpenApi;

describe('requests from the OpenAPI document', () => {
  it('ask every path with every method, and are the same for the same seed', () => {
    const requests = () => {
      const random = randomFrom(7);
      return Array.from({ length: 2_000 }, () => restRequestFrom(random, document));
    };
    expect(requests()).toEqual(requests());
    const asked = new Set(requests().map(({ operation }) => operation));
    const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect([...asked]).toEqual(expect.arrayContaining(all));
    expect(requests().every(({ path }) => !path.includes('{'))).toBe(true);
  });

  it('tell an answer that the document does not have', () => {
    const random = randomFrom(7);
    const request = { ...restRequestFrom(random, document), operation: document.paths['/views']?.post };
    if (!request.operation) throw new Error('no route for views');
    const problem = (status: number, reply: unknown) =>
      problemOfReply(
        { ...request, operation: request.operation ?? { responses: {} } },
        status,
        JSON.stringify(reply),
      );
    expect(problem(200, { counted: true })).toBeUndefined();
    expect(problem(200, { counted: 'yes' })).toContain('counted');
    expect(problem(429, { code: 'rate_limited' })).toBeUndefined();
    expect(problem(500, { code: 'internal_server_error' })).toContain('500');
  });
});
