import { type Client, createNoticesStore } from '@oja/core';
import type { Route } from '../routing/route.ts';

/** Maximum wait for the answers once the screen's code has loaded, in ms. */
const ANSWERS = 400;

/**
 * Loads what a screen shows first, while the screen's code is still on its way. The first render then has the answers,
 * and a slow phone renders no placeholders for them. Waits for `lastFigures`, because a read that is sent before they are
 * open shows none of them, and an offline start would stay empty. Resolves with the last answer.
 */
export async function loadFirst(
  client: Client,
  { name, category }: Route,
  lastFigures: Promise<unknown> | null,
): Promise<void> {
  await lastFigures;
  const isHome = name === 'home';
  const reads = [
    ...(isHome ? [client.wallet, client.getStore(createNoticesStore)] : []),
    ...(isHome || name === 'transactions' ? [client.transactions] : []),
    ...(isHome || category !== undefined ? [client.services] : []),
  ];
  await Promise.all(reads.map((read) => read.load()));
}

/**
 * Resolves with the answers, or after a short wait. Until then the page shows the frame of the screen: rendering
 * placeholders in its place would take a slow phone longer than the answers do.
 */
export const untilAnswered = (answers: Promise<void>) =>
  Promise.race([answers, new Promise((resolve) => setTimeout(resolve, ANSWERS))]);
