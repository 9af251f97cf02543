import { createOpenApiDocument } from '@oja/core/openapi';
import { render } from '@testing-library/react';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { ApiReference, type ApiReferenceProps } from './ApiReference.tsx';
import { withCalls } from './fewCalls.fixture.ts';

/** The OpenAPI document of all endpoints. */
export const document = createOpenApiDocument();
/** The same document with a few calls: some read data, some change it. */
export const fewCalls = withCalls(document, [
  'login',
  'user',
  'balance',
  'transactions',
  'transaction',
  'purchase',
  'apiKeys',
  'revokeApiKey',
  'widgetSession',
]);
export const baseUrl = 'https://api.example.ng';

interface Setup extends Partial<ApiReferenceProps> {
  readonly answers?: Answers;
  readonly signedIn?: boolean;
  readonly width?: number;
}

/** Renders the reference with a new client, by default as wide as a phone. */
export function show({ answers = {}, signedIn = true, width = 390, ...props }: Setup = {}) {
  const { client, server } = createTestClient({ answers, signedIn });
  const view = render(
    <div style={{ width }}>
      <ApiReference client={client} document={document} baseUrl={baseUrl} {...props} />
    </div>,
  );
  const called = (name: string) => server.calls.filter((call) => call.name === name);
  return { ...view, client, called };
}
