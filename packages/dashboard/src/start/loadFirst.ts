import type { Client } from '@oja/core';
import type { Route } from '../routing/route.ts';

/**
 * Loads what a screen shows first, while the screen's code is still on its way. The first render then has the answers,
 * and a slow phone renders no placeholders for them. Waits for `lastFigures`, because a read that is sent before they are
 * open shows none of them, and an offline start would stay empty.
 */
export async function loadFirst(
  { wallet, transactions, services }: Client,
  { name, category }: Route,
  lastFigures: Promise<unknown> | null,
): Promise<void> {
  await lastFigures;
  if (category !== undefined) services.load();
  if (name === 'home') wallet.load();
  if (name === 'home' || name === 'transactions') transactions.load();
}
