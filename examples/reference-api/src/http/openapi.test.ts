import { BASE_PATH } from '@oja/core';
import { createOpenApiDocument } from '@oja/core/openapi';
import { expect, it } from 'vitest';
import { apiForTests } from '../testing/testApi.helper.ts';

const api = apiForTests();

it('serves the document of the endpoint table without a token', async () => {
  const response = await fetch(`${api().url}${BASE_PATH}/openapi.json`, {
    headers: { origin: 'https://a.example' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual(createOpenApiDocument());
});
