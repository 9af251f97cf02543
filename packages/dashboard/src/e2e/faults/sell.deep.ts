import { en } from '@oja/widgets/text/en';
import { afterEach, expect, it, vi } from 'vitest';
import type { Tab } from './browsers.helper.ts';
import { sell } from './sell.helper.ts';

afterEach(() => vi.unstubAllGlobals());

const seller = {
  agent: { username: 'amaka', password: 'secret' },
  formUrl: 'http://localhost/services/data',
};
const form = [`${en.fieldLabels.network}: MTN`, '1 GB SME', en.purchaseForm.review];
const buy = 'Buy \u00b7 \u20a6100.00';

/** A fake page. `shown` returns the names of its elements for the buttons pressed so far. */
function openPage(shown: (pressed: readonly string[]) => readonly string[]) {
  const pressed: string[] = [];
  const find = (_role: string, pattern: string) =>
    shown(pressed).find((name) => new RegExp(pattern).test(name));
  vi.stubGlobal('faultRun', {
    press(role: string, pattern: string) {
      const found = find(role, pattern);
      if (found) pressed.push(found);
      return found !== undefined;
    },
    has: (role: string, pattern: string) => find(role, pattern) !== undefined,
    fill: (label: string) =>
      label !== en.fieldLabels.phone ||
      !shown(pressed).some((name) => [en.signIn.submit, en.purchase.startAnother].includes(name)),
  });
  vi.stubGlobal('faultRunClock', { setHaste() {} });
  vi.stubGlobal('location', new URL(seller.formUrl));
  const tab = {
    evaluate: async <A extends unknown[]>(run: (...args: A) => unknown, ...args: A) => run(...args),
    url: () => seller.formUrl,
    goto: async () => null,
  };
  return { tab: tab as unknown as Tab, pressed };
}

it('reloads prices that a fault removed before the review (seeds 102 and 104)', async () => {
  const { tryAgain, review } = en.purchaseForm;
  const { tab, pressed } = openPage((before) =>
    before.includes(tryAgain) ? [...form, buy] : [review, tryAgain],
  );
  await sell(tab, seller, '08031234567', 1);
  expect(pressed).toEqual([tryAgain, ...form, buy]);
});

it('signs in again if a gateway ends the session while the form is filled in (seed 2)', async () => {
  const { submit } = en.signIn;
  const { tab, pressed } = openPage((before) =>
    before.length === 1 ? [submit] : [...form, ...(before.includes(submit) ? [buy] : [])],
  );
  await sell(tab, seller, '08031234567', 1);
  expect(pressed).toEqual([form[0], submit, ...form, buy]);
});

it('returns to an empty form if the tab resumes another tab’s purchase (seed 59)', async () => {
  const { startAnother } = en.purchase;
  let looks = 0;
  const { tab, pressed } = openPage((before) => {
    if (before.includes(startAnother)) return [...form, buy];
    looks += 1;
    return looks <= 2 ? [en.purchaseForm.review] : [startAnother];
  });
  await sell(tab, seller, '08031234567', 1);
  expect(pressed).toEqual([startAnother, ...form, buy]);
});
