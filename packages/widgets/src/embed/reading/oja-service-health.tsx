import { servicesEndpoints } from '@oja/core';
import { useSignal } from '../../binding/signals.ts';
import { ServiceHealth } from '../../service-health/ServiceHealth.tsx';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { MountContext } from '../elementModule.ts';
import { mountElement } from '../mountElement.tsx';
import { ReadingElement, useAttribute } from './ReadingElement.tsx';

function Embedded({ client, ...props }: EmbeddedProps) {
  const category = useAttribute(props.context, 'category') ?? 'data';
  return (
    <ReadingElement {...props} state={useSignal(client.services.state)}>
      <ServiceHealth client={client} category={category} />
    </ReadingElement>
  );
}

export const mount = (context: MountContext) => mountElement(context, servicesEndpoints, Embedded);
