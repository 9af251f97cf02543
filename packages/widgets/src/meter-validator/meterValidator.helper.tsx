import { fieldLabels as labels } from '@oja/core';
import { demoAllServices, demoMeter, ok } from '@oja/core/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { meterValidator as words } from '../text/en/meterValidator.ts';
import { discosOnSale } from './discos.fixture.ts';
import { MeterValidator, type MeterValidatorProps } from './MeterValidator.tsx';

export const disco = () => screen.findByLabelText<HTMLSelectElement>(labels.disco);
export const number = () => screen.getByLabelText<HTMLInputElement>(labels['meter-number']);
export const type = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const press = (name: string = words.check) => userEvent.click(screen.getByRole('button', { name }));

/** Renders the widget with six discos. Returns the host's callbacks and the meter requests. */
export function show(setup: TestClientSetup = {}, props: MeterValidatorProps = {}) {
  const told = { onVerified: vi.fn(), onCleared: vi.fn() };
  const { client, server } = createTestClient({
    ...setup,
    answers: {
      services: () => ok([...demoAllServices, ...discosOnSale]),
      meter: () => ok(demoMeter),
      ...setup.answers,
    },
  });
  render(<MeterValidator client={client} {...told} {...props} />);
  const asked = () =>
    server.calls.flatMap((call) => (call.name === 'meter' ? [Object.fromEntries(call.query)] : []));
  return { ...told, asked };
}

/** Selects the disco, enters the number and presses the button. */
export async function check(name = 'Ikeja Electric', typed = '9900 0000 028') {
  await userEvent.selectOptions(await disco(), name);
  await userEvent.click(number());
  await userEvent.paste(typed);
  await press();
}
