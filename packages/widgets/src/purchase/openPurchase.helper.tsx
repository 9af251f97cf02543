import { render } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import type { CategoryPurchaseProps } from './index.ts';
import { everything } from './services.fixture.ts';

/** Renders a purchase. `purchases` returns the bodies of the purchase requests, `asked` the queries of the verifications. */
export function openPurchase(
  Widget: ComponentType<CategoryPurchaseProps>,
  setup: TestClientSetup = {},
  props: Partial<CategoryPurchaseProps> = {},
) {
  const { client, server } = createTestClient({ ...setup, answers: { ...everything, ...setup.answers } });
  const { container } = render(
    <StrictMode>
      <Widget client={client} {...props} />
    </StrictMode>,
  );
  return {
    client,
    server,
    container,
    purchases: () =>
      server.calls.flatMap((call) => {
        if (call.name !== 'purchase') return [];
        const { reference: _, ...body } = call.body;
        return [{ category: call.params['category'], ...body }];
      }),
    asked: (name: 'meter' | 'smartcard' | 'profile') =>
      server.calls.filter((call) => call.name === name).map(({ query }) => Object.fromEntries(query)),
  };
}
