import { type BalanceAt, formatMoment, formatNaira, readBalance, readLastBalance } from '@oja/core';
import { whileParsed } from './whileParsed.ts';

/** Placeholder for a time, in a sentence that the build inlines into the start script. */
export const MOMENT = '{}';

const answered = async (answer: Promise<Response>): Promise<BalanceAt | null> => {
  // Reads a clone, because the app reads the response itself.
  const response = (await answer).clone();
  const balance = response.ok ? readBalance(await response.text()) : null;
  return balance === null ? null : { balance, at: Date.now() };
};

/**
 * Shows the balance and its time in the frame: the stored balance of the last visit if there is one, until the server
 * answers. `asOf` is the sentence with a placeholder for the time.
 */
export function drawBalance(token: string, answer: Promise<Response>, asOf: string): void {
  let known: BalanceAt | null = null;
  const draw = whileParsed(() => {
    const figure = document.querySelector('[data-first="balance"]');
    const moment = document.querySelector('[data-first="moment"]');
    if (!known || !figure || !moment) return;
    const written = formatNaira(known.balance);
    if (figure.textContent === written) return;
    figure.textContent = written;
    moment.textContent = asOf.replace(MOMENT, formatMoment(known.at));
  });
  const take = (found: BalanceAt | null) => {
    if (!found || (known && known.at > found.at)) return;
    known = found;
    draw();
  };
  readLastBalance(token).then(take, () => {});
  answered(answer).then(take, () => {});
}
