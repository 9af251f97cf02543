import { catalogue } from '@oja/core';
import { demoAllServices, demoServices, ok } from '@oja/core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { light } from '../theme/palette.ts';
import { CablePurchase, DataPurchase, ElectricityPurchase, Purchase } from './index.ts';
import { openPurchase } from './openPurchase.helper.tsx';
import { allServices, rechargeCards } from './services.fixture.ts';

const { agentSale, fieldLabels: labels, purchaseForm: words } = en;

afterEach(cleanup);

/** Converts a hex colour to the browser's computed notation. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

describe('a known problem of a service', () => {
  it('is shown on the option before anything is typed: red if it is down, amber if it is slow', async () => {
    const news: Readonly<Record<string, object>> = {
      'mtn-data': { available: false },
      'airtel-data': { notice: 'Slow since 9.' },
    };
    const services = () => ok(demoServices.map((service) => ({ ...service, ...news[service.id] })));
    openPurchase(DataPurchase, { answers: { services } });
    expect(await screen.findByRole('radio', { name: `MTN ${words.down}` })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: `Airtel ${words.slow}` })).not.toBeChecked();
    expect(screen.getByText(words.down)).toHaveStyle({ color: rgb(light.critical) });
    expect(screen.getByText(words.slow)).toHaveStyle({ color: rgb(light.caution) });
    expect(screen.queryByText('Slow since 9.')).toBeNull();
  });

  it('is shown in a select too', async () => {
    const services = () =>
      ok(allServices.map((one) => (one.id === 'eko-electric' ? { ...one, notice: 'Slow.' } : one)));
    openPurchase(ElectricityPurchase, { answers: { services } });
    const list = await screen.findByLabelText(labels.disco);
    expect(within(list).getByRole('option', { name: words.nameWith('Eko Electric', 'slow') })).toBeEnabled();
  });
});

describe('the only service of a category', () => {
  it('is selected and shows its tick', async () => {
    const services = () => ok(demoAllServices.filter(({ id }) => id === 'dstv'));
    openPurchase(CablePurchase, { answers: { services } });
    const only = await screen.findByRole('radio', { name: 'DStv' });
    expect(only).toBeChecked();
    expect(only.closest('label')?.querySelector('[class] > [aria-hidden="true"] > svg')).toBeVisible();
  });
});

describe('the balance', () => {
  it.each(catalogue)('is shown on the form of $id', async (definition) => {
    const services = () => ok([...demoAllServices, ...rechargeCards(100)]);
    openPurchase((props) => <Purchase {...props} definition={definition} />, { answers: { services } });
    expect(await screen.findByText('₦48,250.00')).toBeVisible();
    expect(screen.getByText(agentSale.balance)).toBeVisible();
  });

  it('comes with a primary button to add the missing amount if it is too low', async () => {
    const onAddMoney = vi.fn();
    openPurchase(
      DataPurchase,
      { answers: { balance: () => ok({ availableBalance: '250.00' }) } },
      { onAddMoney, prefill: { service: 'mtn-data', plan: 'mtn-sme-1gb' } },
    );
    expect(await screen.findByText(agentSale.short('₦206.00'))).toBeVisible();
    const add = screen.getByRole('button', { name: agentSale.addMoney('₦206') });
    const review = screen.getByRole('button', { name: 'Review · ₦456' });
    expect(add.compareDocumentPosition(review)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(add).toHaveStyle({ backgroundColor: rgb(light.accent) });
    expect(review).toHaveStyle({ backgroundColor: rgb(light.surface) });
    await userEvent.click(add);
    expect(onAddMoney.mock.calls).toEqual([[20_600]]);
  });
});

describe('a number of another kind', () => {
  it('is not copied into the profile code of JAMB', async () => {
    openPurchase((props) => (
      <Purchase {...props} definition={catalogue.find(({ id }) => id === 'result-checker') ?? catalogue[0]} />
    ));
    await userEvent.click(await screen.findByRole('radio', { name: 'WAEC' }));
    await paste(userEvent, screen.getByLabelText(labels.phone), '08031234567');
    await userEvent.click(screen.getByRole('radio', { name: 'JAMB' }));
    expect(screen.getByLabelText(labels['profile-id'])).toHaveValue('');
  });
});
