import { createOpenApiDocument } from '@oja/core/openapi';
import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { ApiReference } from './ApiReference.tsx';

const document = createOpenApiDocument();

describeOnServer('ApiReference', (client) =>
  createElement(ApiReference, { client, document, baseUrl: 'https://api.example.ng' }),
);
