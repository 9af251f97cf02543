import { demoAllServices, demoMeter, ok, refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { MeterValidator } from './MeterValidator.tsx';
import { check, disco, number, press, show, type } from './meterValidator.helper.tsx';

const words = en.meterValidator;
const { fieldLabels: labels } = en;

describeWidget('MeterValidator', {
  make: (client) => <MeterValidator client={client} />,
  setup: { answers: { services: () => ok(demoAllServices) } },
});

describe('MeterValidator', () => {
  afterEach(cleanup);

  it('shows the owner, the address, the minimum and the arrears', async () => {
    const { asked, onVerified } = show();
    await check();
    expect(await screen.findByText('CHIDI NWOSU')).toBeVisible();
    expect(screen.getByText('12 Allen Avenue, Ikeja')).toBeVisible();
    expect(screen.getByText('9900 0000 028 · Prepaid · Ikeja Electric')).toBeVisible();
    const said = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(said).toEqual([
      [words.least, '₦1,000'],
      [words.owes, '₦3,450'],
    ]);
    expect(screen.getByText(words.owesNote)).toBeVisible();
    expect(asked()).toEqual([
      { meter_number: '99000000028', disco_name: 'ikeja-electric', meter_type: 'prepaid' },
    ]);
    expect(onVerified).toHaveBeenCalledExactlyOnceWith({
      discoId: 'ikeja-electric',
      discoName: 'Ikeja Electric',
      meterNumber: '99000000028',
      meterType: 'prepaid',
      customerName: 'CHIDI NWOSU',
      address: '12 Allen Avenue, Ikeja',
      minimum: 100_000,
      arrears: 345_000,
      canVend: true,
    });
  });

  it('omits the fields that the disco omits', async () => {
    show({ answers: { meter: () => ok({ customerName: '', minimumAmount: '', arrears: '0.00' }) } });
    await check();
    expect(await screen.findByText(words.noName)).toBeVisible();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByText(/₦/)).toBeNull();
  });

  it('says what is missing and sends no request', async () => {
    const { asked } = show();
    await disco();
    await press();
    expect(await disco()).toHaveAccessibleDescription('Choose the disco.');
    expect(number()).toHaveAccessibleDescription('Enter the meter number.');
    expect(await disco()).toHaveFocus();
    await userEvent.selectOptions(await disco(), 'Eko Electric');
    await paste(userEvent, number(), '99000');
    await press();
    expect(number()).toHaveAccessibleDescription('6 digits are missing.');
    expect(number()).toHaveFocus();
    expect(asked()).toEqual([]);
  });

  it('only warns of a wrong check digit', async () => {
    const { asked } = show();
    await check('Ikeja Electric', '99000000011');
    expect(number()).toHaveAccessibleDescription(en.fieldIssues['check-digit']);
    expect(number()).toBeValid();
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  it.each([
    ['the number', () => userEvent.type(number(), '1')],
    ['the disco', async () => userEvent.selectOptions(await disco(), 'Eko Electric')],
    ['the type', () => userEvent.click(type(labels.postpaid))],
  ])('clears the result when %s is edited', async (_, edit) => {
    const { onCleared } = show();
    await check();
    await screen.findByText('CHIDI NWOSU');
    expect(onCleared).not.toHaveBeenCalled();
    await edit();
    expect(screen.queryByText('CHIDI NWOSU')).toBeNull();
    expect(onCleared).toHaveBeenCalledOnce();
  });

  it('clears the verified meter when it is checked again', async () => {
    let isDown = false;
    const { onVerified, onCleared } = show({
      answers: { meter: () => (isDown ? refuse(404, 'Not ours.', { code: 'not_found' }) : ok(demoMeter)) },
    });
    await check();
    await screen.findByText('CHIDI NWOSU');
    isDown = true;
    await press();
    expect(await screen.findByText(words.wrongMeter('Ikeja Electric'))).toBeVisible();
    expect(screen.queryByText('CHIDI NWOSU')).toBeNull();
    expect(onVerified).toHaveBeenCalledOnce();
    expect(onCleared).toHaveBeenCalledOnce();
  });

  it('shows the result in a status region that is mounted beforehand', async () => {
    show();
    await disco();
    const places = screen.getAllByRole('status');
    await check();
    expect(places).toContain((await screen.findByText('CHIDI NWOSU')).closest('[role="status"]'));
  });

  it('switches to the meter type that the disco returns, and says so', async () => {
    const { onVerified } = show({ answers: { meter: () => ok({ ...demoMeter, meterType: 'POSTPAID' }) } });
    await check();
    expect(await screen.findByText(words.switched.postpaid)).toBeVisible();
    expect(type(labels.postpaid)).toBeChecked();
    expect(screen.getByLabelText(words.accountNumber)).toHaveValue('9900 0000 028');
    expect(onVerified).toHaveBeenCalledWith(expect.objectContaining({ meterType: 'postpaid' }));
  });

  it('accepts a postpaid account number with slashes and a dash', async () => {
    const { asked } = show();
    await userEvent.selectOptions(await disco(), 'Ibadan Electric');
    await userEvent.click(type(labels.postpaid));
    await userEvent.type(screen.getByLabelText(words.accountNumber), '12/34/56/7890-01{Enter}');
    await waitFor(() =>
      expect(asked()).toEqual([
        { meter_number: '12/34/56/7890-01', disco_name: 'ibadan-electric', meter_type: 'postpaid' },
      ]),
    );
  });

  it('says that the disco sells nothing to the meter, and does not call onVerified', async () => {
    const { onVerified } = show({ answers: { meter: () => ok({ ...demoMeter, canVend: false }) } });
    await check();
    expect(await screen.findByText(words.cannotVend('Ikeja Electric'))).toBeVisible();
    expect(screen.getByText('CHIDI NWOSU')).toBeVisible();
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('ignores an answer for a meter that is no longer in the form', async () => {
    const answers: ((name: string) => void)[] = [];
    const { onVerified } = show({
      answers: {
        meter: () =>
          new Promise((resolve) => {
            answers.push((customerName) => resolve(ok({ ...demoMeter, customerName })));
          }),
      },
    });
    await check();
    await screen.findByText(words.checking('Ikeja Electric'));
    await userEvent.clear(number());
    await userEvent.type(number(), '99000000010{Enter}');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('NGOZI EZE');
    answers[0]?.('CHIDI NWOSU');
    expect(await screen.findByText('NGOZI EZE')).toBeVisible();
    expect(screen.queryByText('CHIDI NWOSU')).toBeNull();
    expect(onVerified).toHaveBeenCalledOnce();
  });

  it('selects the only disco and starts with the host’s initial number', async () => {
    const { asked } = show(
      { answers: { services: () => ok(demoAllServices) } },
      { initial: { number: '99000000028' } },
    );
    await disco();
    await press();
    await waitFor(() => expect(asked()[0]).toMatchObject({ disco_name: 'ikeja-electric' }));
  });

  it('says that no disco is sold, and offers a retry if the list fails to load', async () => {
    show({ answers: { services: () => ok([]) } });
    expect(await screen.findByText(words.noDiscos)).toBeVisible();
    cleanup();
    let isDown = true;
    show({ answers: { services: () => (isDown ? refuse(403, 'Not yours.') : ok(demoAllServices)) } });
    expect(await screen.findByText(words.listFailed)).toBeVisible();
    isDown = false;
    await press(words.tryAgain);
    expect(await disco()).toBeVisible();
  });
});
