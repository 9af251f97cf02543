import { openApiDocument } from '@oja/core/openapi';
import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { ApiReference } from './ApiReference.tsx';

const document = openApiDocument();

describeOnServer('ApiReference', (client) =>
  createElement(ApiReference, { client, document, baseUrl: 'https://api.example.ng' }),
);
