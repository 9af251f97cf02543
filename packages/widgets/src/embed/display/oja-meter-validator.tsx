import { meterTypes } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../../binding/signals.ts';
import { MeterValidator } from '../../meter-validator/MeterValidator.tsx';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { MountContext } from '../elementModule.ts';
import { mountElement } from '../mountElement.tsx';
import { DisplayElement, useAttribute } from './DisplayElement.tsx';

function Embedded({ client, prefilled, ...props }: EmbeddedProps) {
  const { context } = props;
  const written = {
    disco: useAttribute(context, 'disco'),
    type: useAttribute(context, 'meter-type'),
    number: useAttribute(context, 'meter-number'),
  };
  const discoId = prefilled['disco'] ?? written.disco;
  const number = prefilled['meter-number'] ?? written.number;
  const type = prefilled['meter-type'] ?? written.type;
  const meterType = meterTypes.find((one) => one === type);
  const initial = useMemo(
    () => ({ ...(discoId && { discoId }), ...(number && { number }), ...(meterType && { meterType }) }),
    [discoId, number, meterType],
  );
  return (
    <DisplayElement {...props} state={useSignal(client.services.state)}>
      <MeterValidator
        // New values from the page reset the form.
        key={JSON.stringify(initial)}
        client={client}
        initial={initial}
        onVerified={({ discoId: serviceId, meterNumber, meterType: type, canVend }) =>
          context.emit('oja:meter', { serviceId, meterNumber, meterType: type, canVend })
        }
      />
    </DisplayElement>
  );
}

export const mount = (context: MountContext) => mountElement(context, Embedded);
