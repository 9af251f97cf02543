import type { Client } from '@oja/core';
import type { ComponentType } from 'react';
import { useSignal } from '../../binding/signals.ts';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { MountContext } from '../elementModule.ts';
import { mountElement } from '../mountElement.tsx';
import { DisplayElement, useAttribute } from './DisplayElement.tsx';

type ByCategoryProps = Readonly<{ client: Client; category: string }>;

/** Creates the `mount` function for a widget that shows the services of the element's attribute `category`. */
export function mountByCategory(Widget: ComponentType<ByCategoryProps>) {
  function Embedded({ client, ...props }: EmbeddedProps) {
    const category = useAttribute(props.context, 'category') ?? 'data';
    return (
      <DisplayElement {...props} state={useSignal(client.services.state)}>
        <Widget client={client} category={category} />
      </DisplayElement>
    );
  }
  return (context: MountContext) => mountElement(context, Embedded);
}
