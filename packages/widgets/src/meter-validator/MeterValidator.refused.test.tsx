import { demoMeter, html, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../text/en.ts';
import { check, disco, number, press, show } from './meterValidator.helper.tsx';

const words = en.meterValidator;

describe('a meter that could not be verified', () => {
  afterEach(cleanup);

  it('offers the sibling disco if the meter is unknown, and asks it on one tap', async () => {
    const { asked, onVerified } = show({
      answers: {
        meter: ({ query }) =>
          query.get('disco_name') === 'eko-electric'
            ? ok(demoMeter)
            : refuse(404, 'This meter is not known.'),
      },
    });
    await check();
    const alert = await screen.findByRole('alert');
    expect(alert).toMatchTextContent(words.wrongMeter('Ikeja Electric'));
    expect(alert).toMatchTextContent('This meter is not known.');
    await press(words.trySibling('Eko Electric'));
    expect(await screen.findByText('CHIDI NWOSU')).toBeVisible();
    expect(await disco()).toHaveDisplayValue('Eko Electric');
    expect(asked().map((query) => query['disco_name'])).toEqual(['ikeja-electric', 'eko-electric']);
    expect(onVerified).toHaveBeenCalledWith(expect.objectContaining({ discoId: 'eko-electric' }));
  });

  it('offers no other disco if the disco has no sibling', async () => {
    show({ answers: { meter: () => refuse(404, 'This meter is not known.') } });
    await check('Yola Electric (down)');
    expect(screen.getByText('Planned works until 18:00.')).toBeVisible();
    expect(await screen.findByRole('alert')).toMatchTextContent(words.wrongMeter('Yola Electric'));
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
  });

  it.each([
    ['a disco that is down', html(503), en.problems.server],
    ['a lost answer', lost, en.problems.connection],
    ['too many questions', refuse(429, 'Wait a minute.'), 'Wait a minute.'],
    ['an answer that can’t be read', ok({ customerName: 7 } as never), en.problems.unknown],
  ])('retries after %s and keeps the typed number', async (_, reply, sentence) => {
    let isBad = true;
    show({ answers: { meter: () => (isBad ? reply : ok(demoMeter)) } });
    await check();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(words.failed)).toBeVisible();
    expect(number()).toHaveValue('9900 0000 028');
    isBad = false;
    await press(words.tryAgain);
    expect(await screen.findByText('CHIDI NWOSU')).toBeVisible();
  });
});
