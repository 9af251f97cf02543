import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openShop, type Shop, type ShopOptions } from './shop.ts';

/** One session for all tests of a file: each test continues where the one before it ended. */
export function shopForTests(options: ShopOptions = {}): () => Shop {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(options);
  });
  afterAll(() => shop?.close());
  return () => shop;
}

/** A new session for each test, and for each retry of a test. */
export function shopForEachTest(options: ShopOptions = {}): () => Shop {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(options);
  });
  afterEach(() => shop?.close());
  return () => shop;
}
