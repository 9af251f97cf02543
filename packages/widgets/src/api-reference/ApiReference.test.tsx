import { catalogue, defineService, phoneField, serviceField } from '@oja/core';
import { createOpenApiDocument, type JsonObject } from '@oja/core/openapi';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { ApiReference } from './ApiReference.tsx';
import { baseUrl, document, fewCalls, show } from './apiReference.helper.tsx';

const words = en.apiReference;

const call = (name: RegExp) => screen.findByRole('button', { name, expanded: false });
const openCall = async (name: RegExp) => userEvent.click(await call(name));
const table = (name: string | RegExp) => within(screen.getByRole('table', { name }));
const rowOf = (name: string | RegExp, field: string) =>
  table(name).getByRole('row', { name: new RegExp(`^${field.replace('[]', '\\[\\]')} `) });

describeWidget('ApiReference', {
  make: (client) => <ApiReference client={client} document={fewCalls} baseUrl={baseUrl} />,
});

afterEach(cleanup);

describe('list of calls', () => {
  it('lists every call of the document by chapter, and opens the authentication guide', () => {
    show();
    const count = Object.values(document['paths'] as JsonObject).flatMap((one) =>
      Object.keys(one as JsonObject),
    ).length;
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(count + 1);
    for (const { name } of document['tags'] as readonly { name: string }[])
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    expect(screen.getByRole('button', { expanded: true })).toMatchTextContent(words.guides.authentication);
  });

  it('opens one entry at a time and closes it on the second click', async () => {
    show();
    await openCall(/GET \/?wallet\/balance|GET\s*\/wallet\/balance/);
    expect(screen.getByRole('heading', { level: 3, name: 'The wallet’s balance' })).toBeVisible();
    const [open] = screen.getAllByRole('button', { expanded: true });
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    if (open) await userEvent.click(open);
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('finds calls by path, field and error code, and matches every word', async () => {
    show();
    const box = screen.getByRole('searchbox', { name: words.search });
    const found = () =>
      screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
    await paste(userEvent, box, 'in_progress');
    expect(found()).toEqual([expect.stringContaining('/services/{category}/purchase')]);
    expect(screen.getByText(words.count(1))).toBeInTheDocument();
    await userEvent.clear(box);
    await paste(userEvent, box, 'get meter_number');
    expect(found()).toEqual([expect.stringContaining('/validate/meter')]);
    await userEvent.clear(box);
    await paste(userEvent, box, 'get nothing-like-it');
    expect(screen.getByText(words.none('get nothing-like-it'))).toBeVisible();
  });

  it('is beside the call on a wide page; choosing a call focuses it and calls onOpenChange', async () => {
    const onOpenChange = vi.fn();
    show({ width: 1000, onOpenChange });
    const list = within(await screen.findByRole('navigation', { name: words.calls }));
    const link = list.getByRole('link', { name: /\/wallet\/balance/ });
    expect(link).toHaveAttribute('href', '#balance');
    expect(list.getByRole('link', { current: true })).toMatchTextContent(words.guides.authentication);
    await userEvent.click(link);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith('balance');
    const title = screen.getByRole('heading', { name: 'The wallet’s balance' });
    expect(window.document.activeElement).toContainElement(title);
    expect(list.getByRole('link', { current: true })).toBe(link);
  });

  it('shows the call that the host opens, without moving the focus', async () => {
    show({ width: 1000, open: 'meter' });
    expect(await screen.findByRole('heading', { name: 'The customer of a meter' })).toBeVisible();
    expect(window.document.activeElement).toBe(window.document.body);
  });
});

describe('guides', () => {
  it('show the base URL, the file, the reader’s keys and how to authenticate', () => {
    show({ fileUrl: '/openapi.json', keys: <p>My keys</p> });
    expect(screen.getByText('https://api.example.ng/api/v1/agent')).toBeVisible();
    const file = screen.getByRole('link', { name: words.download });
    expect(file).toHaveAttribute('href', '/openapi.json');
    expect(file).toHaveAttribute('download', 'openapi.json');
    expect(screen.getByText('My keys')).toBeVisible();
    for (const { title } of words.authentication)
      expect(screen.getByRole('heading', { level: 4, name: title })).toBeVisible();
  });

  it('show the conventions', async () => {
    show();
    await openCall(/Conventions/);
    for (const { title } of words.conventions) expect(screen.getByText(title)).toBeVisible();
  });
});

describe('a call', () => {
  it('shows the code in a description as code, without backticks', () => {
    show({ open: 'customers' });
    const row = rowOf(words.inQuery, 'cursor');
    expect(row).toMatchTextContent(/meta\.nextCursor of the previous page$/);
    expect(within(row).getByText('meta.nextCursor', { selector: 'code' })).toBeVisible();
  });

  it('shows who may make it, its fields with type, unit and limits, and its errors', () => {
    show({ open: 'widgetSession', document: fewCalls });
    expect(screen.getByText(words.access.apiKey)).toBeVisible();
    expect(rowOf(words.body, 'maxAmount')).toMatchTextContent(/text.*naira.*required/);
    expect(rowOf(words.body, 'expiresIn')).toMatchTextContent(/whole number.*seconds.*60 to 900/);
    expect(rowOf(words.body, 'scopes[]')).toMatchTextContent(/One of purchase:data, purchase:airtime/);
    expect(table(words.refusals).getByRole('row', { name: /^401 unauthenticated/ })).toBeVisible();
  });

  it('shows the fields and the sample of the chosen category for a purchase', async () => {
    show({ open: 'purchase', document: fewCalls });
    expect(table(words.body).queryByText('meterType')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'electricity' }));
    expect(rowOf(words.body, 'meterType')).toMatchTextContent(/required.*One of prepaid, postpaid/);
    expect(
      screen.getByText(/curl 'https:\/\/api\.example\.ng.*services\/electricity\/purchase'/),
    ).toBeVisible();
    expect(screen.getByText(/"meterType": "prepaid"/)).toBeVisible();
  });

  it('shows its sample in each language and copies the one on screen', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show({ open: 'balance', document: fewCalls });
    for (const [label, start] of [
      ['curl', "curl 'https://api.example.ng/api/v1/agent/wallet/balance'"],
      ['JavaScript', "const response = await fetch('https://api.example.ng/api/v1/agent/wallet/balance'"],
      ['PHP', "$call = curl_init('https://api.example.ng/api/v1/agent/wallet/balance');"],
      ['Python', 'import requests'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: label }));
      // The samples other than curl load when the first of them is chosen.
      await userEvent.click(await screen.findByRole('button', { name: words.copySample(label) }));
      const [copied = ''] = write.mock.lastCall ?? [];
      expect(copied.startsWith(start)).toBe(true);
      expect(copied).toContain('Bearer <your token>');
      expect(
        within(screen.getByRole('tabpanel')).getByText((_, pre) => pre?.textContent === copied, {
          selector: 'pre',
        }),
      ).toBeVisible();
    }
    write.mockRestore();
  });
});

describe('additions of a host', () => {
  it('documents a category that the host adds to the catalogue', async () => {
    const betting = defineService({
      id: 'betting',
      fields: [serviceField('bookmaker'), phoneField()],
      delivers: 'directly',
      draft: () => null,
    });
    show({ document: createOpenApiDocument([...catalogue, betting]), open: 'purchase' });
    await userEvent.click(screen.getByRole('radio', { name: 'betting' }));
    expect(rowOf(words.body, 'serviceId')).toMatchTextContent(/Bookmaker/);
    expect(screen.getByText(/services\/betting\/purchase/, { selector: 'pre' })).toBeVisible();
  });

  it('documents an added endpoint with its chapter, fields, errors and security scheme', async () => {
    const paths = {
      ...(document['paths'] as JsonObject),
      '/gift-cards/{id}': {
        get: {
          operationId: 'giftCard',
          summary: 'What a gift card holds',
          tags: ['Gift cards'],
          security: [{ 'gift-shop': [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'g-1' },
          ],
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { left: { type: 'string', format: 'decimal', 'x-unit': 'naira' } },
                  },
                },
              },
            },
            410: { description: 'It is spent.' },
          },
        },
      },
    };
    show({ document: { ...document, paths } });
    expect(screen.getByRole('heading', { level: 3, name: 'Gift cards' })).toBeVisible();
    await openCall(/gift-cards/);
    expect(screen.getByText(/gift-shop$/)).toBeVisible();
    expect(rowOf(words.inPath, 'id')).toMatchTextContent(/text.*required/);
    expect(table(words.refusals).getByRole('row', { name: '410 It is spent.' })).toBeVisible();
    expect(screen.getByText(/\/gift-cards\/g-1/, { selector: 'pre' })).toBeVisible();
    expect(screen.queryByRole('button', { name: en.apiTry.trySend })).toBeNull();
  });
});
