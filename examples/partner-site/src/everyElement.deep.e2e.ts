import { type Category, embeddedServices } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { scopesForEveryTag, tokenForAll } from './testing/everyElement.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';

interface Visit {
  readonly attributes: string;
  /** Fills in what the attributes leave open, and waits for the result. */
  fill(widget: Locator): Promise<void>;
  readonly handsOver: RegExp;
}

/** A sale per category, started by the page's attributes. For other categories, only the form is tested. */
const visits: Readonly<Partial<Record<Category, Visit>>> = {
  data: {
    attributes: 'phone="08011111111" network="mtn-data"',
    fill: (widget) => widget.getByRole('radio', { name: '1 GB ₦456 30 days · SME' }).check(),
    handsOver: /Your customer can use it now/,
  },
  airtime: {
    attributes: 'phone="08011111111" network="mtn-airtime"',
    fill: (widget) => widget.getByRole('radio', { name: '₦500' }).check(),
    handsOver: /Your customer can use it now/,
  },
  electricity: {
    attributes: 'disco="ikeja-electric" meter-number="99000000010" amount="2000"',
    // Masks the customer's name: a visitor can confirm it, but does not see it in full.
    fill: (widget) => widget.getByText('CH*** NW***').waitFor(),
    handsOver: /Give your customer the token/,
  },
  cable: {
    attributes: 'provider="gotv" smartcard-number="2000000001"',
    fill: (widget) => widget.getByRole('radio', { name: /^Renew/ }).waitFor(),
    handsOver: /Keep the decoder on/,
  },
  'result-checker': {
    attributes: 'exam="neco" phone-or-profile="08011111111" quantity="2"',
    fill: (widget) =>
      widget
        .getByRole('radio', { name: /₦1,100/ })
        .first()
        .check(),
    handsOver: /Give your customer the details below/,
  },
};

const here = visitsForTests(scopesForEveryTag);

it('has a sale for each category of the specification', () => {
  expect(Object.keys(visits)).toEqual(embeddedServices.slice(0, 5).map(({ id }) => id));
});

describe.each(embeddedServices.filter(({ id }) => !visits[id]))('<$tag> on a partner page', ({ tag }) => {
  it('shows its form', async () => {
    const { page } = here.visit;
    await openFixture(here.sites, page, { script: tokenForAll, body: `<${tag}></${tag}>` });
    await page
      .locator(tag)
      .getByRole('button', { name: /^Review/ })
      .waitFor();
  });
});

const sold = embeddedServices.flatMap(({ id, tag }) => {
  const visit = visits[id];
  return visit ? [{ tag, visit }] : [];
});

describe.each(sold)('<$tag> on a partner page', ({ tag, visit }) => {
  it('sells, shows what to do next and debits the wallet', async () => {
    const { attributes, fill, handsOver } = visit;
    const { page } = here.visit;
    const before = await here.sites.api.ledger.balance(DEMO_AGENT.username);
    await openFixture(here.sites, page, { script: tokenForAll, body: `<${tag} ${attributes}></${tag}>` });
    const widget = page.locator(tag);
    await fill(widget);
    await widget.getByRole('button', { name: /^Review · ₦/ }).click();
    await widget.getByRole('button', { name: /^Buy/ }).click();
    await widget.getByRole('heading', { name: 'Delivered' }).waitFor();
    await widget.getByText(handsOver).waitFor();
    expect(await here.sites.api.ledger.balance(DEMO_AGENT.username)).toBeLessThan(before);
    expect(await here.sites.api.ledger.audit()).toEqual([]);
  });
});
