import { describe, expect, it } from 'vitest';
import { createApiKeysStore } from '../features/api-keys/store.ts';
import { createDevicePreferences } from '../features/preferences/store.ts';
import { fixtures, ok } from '../testing/index.ts';
import { createTestPurchase } from '../testing/testPurchase.helper.ts';

const setup = () => createTestPurchase({ apiKeys: () => ok(fixtures.apiKeys), logout: () => ok(null) });

describe('an on-demand store', () => {
  it('is created once for each client', () => {
    const { client } = setup();
    expect(client.getStore(createApiKeysStore)).toBe(client.getStore(createApiKeysStore));
    expect(client.getStore(createApiKeysStore)).not.toBe(setup().client.getStore(createApiKeysStore));
  });

  it('is cleared when the session ends', async () => {
    const { client } = setup();
    const keys = client.getStore(createApiKeysStore);
    await keys.load();
    expect(keys.state.value.status).toBe('ready');
    await client.session?.logout();
    expect(keys.state.value).toMatchObject({ status: 'idle', data: null });
  });

  it('keeps device preferences after sign-out and after the client is disposed', async () => {
    const { client, platform } = setup();
    const { state, change } = client.getStore(createDevicePreferences);
    change({ borderRadius: 8, opened: false });
    await client.session?.logout();
    client.dispose();
    expect(state.value).toMatchObject({ borderRadius: 8, opened: false });
    const next = createTestPurchase({}, { platform: { preferencesStorage: platform.preferencesStorage } });
    expect(next.client.getStore(createDevicePreferences).state.value).toEqual(state.value);
  });
});
