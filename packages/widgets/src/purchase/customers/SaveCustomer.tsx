import type { Client, PurchaseDraft, ServiceDefinition } from '@oja/core';
import { useEffect } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { usePart } from '../../ui/part/usePart.ts';

export interface SaveCustomerProps {
  readonly client: Client;
  readonly definition: ServiceDefinition;
  /** What was sold, and to whom. */
  readonly draft: PurchaseDraft;
}

const loadForm = () => import('./SaveCustomerForm.tsx').then(({ SaveCustomerForm }) => SaveCustomerForm);

/** Offers to save whom something was sold to. Loaded with the result: where it does not come, the result is whole without it. */
export function SaveCustomer(props: SaveCustomerProps) {
  const { Component: Form, load } = usePart(loadForm);
  const begin = useFreshCallback(load);
  useEffect(() => begin(), [begin]);
  return Form && <Form {...props} />;
}
