import { expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { calls } from 'shared-api/contract/calls/calls';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();

it('describes the API as a valid OpenAPI document', async () => {
  const { status, body } = await server.call('GET', 'openapi.json');
  expect(status).toBe(200);
  expect(await new Validator().validate(body)).toEqual({ valid: true });
  expect(body['openapi']).toBe('3.1.0');
});

it('names every call with its form in it', async () => {
  const { body } = await server.call('GET', 'openapi.json');
  const paths = body['paths'] as Record<string, Record<string, { operationId: string }>>;
  const named = Object.values(paths).flatMap((own) => Object.values(own));
  const ids = named.map(({ operationId }) => operationId);
  expect(ids).toEqual(expect.arrayContaining([...calls.keys()]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(paths['/people/{id}/role']?.['put']).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true }],
    responses: { 403: { $ref: '#/components/responses/Refusal' } },
    security: [{ token: [] }],
  });
});

it('shows every call on a page that needs no script', async () => {
  const { headers, text } = await server.call('GET', '');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of calls.values()) expect(text).toContain(`/api${path}<`);
  expect(text).not.toContain('<script');
  const styles = await server.call('GET', 'reference.css');
  expect(styles.status).toBe(200);
});
