import { definitionOf } from '@oja/core';
import { createFakeServer, demoServices, demoTransaction, ok } from '@oja/core/testing';
import { fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parts } from './elementTable.ts';
import { embeddedComponents, hostForTests } from './mountContext.helper.ts';
import { mountPurchase } from './mountPurchase.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a sale has every documented part, from the form to its result', async () => {
  const { fetch } = createFakeServer({
    services: () => ok(demoServices),
    purchase: ({ body }) =>
      ok(demoTransaction({ reference: body.reference, status: 'processing' }), { status: 201 }),
  });
  vi.stubGlobal('fetch', fetch);
  const attributes = { phone: '0803 123 4567', network: 'mtn-data', plan: 'mtn-sme-1gb' };
  const { root, context, change } = hostForTests({ attributes });
  // A new visitor, whose purchase repeats no earlier one.
  change({ account: crypto.randomUUID() });
  const mounted = mountPurchase(definitionOf('data'), embeddedComponents)(context);
  const place = within(root.querySelector('div') as HTMLElement);
  const found = new Set<string>();
  const collect = () => {
    for (const element of root.querySelectorAll('[part]')) for (const name of element.part) found.add(name);
  };
  for (const next of [/^Review/, /^Buy/, 'Check now']) {
    const button = await place.findByRole('button', { name: next });
    collect();
    fireEvent.click(button);
  }
  expect([...found].sort()).toEqual(Object.keys(parts).sort());
  mounted.unmount();
});
