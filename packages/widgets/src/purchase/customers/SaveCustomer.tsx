import type { Client, PurchaseDraft, ServiceDefinition } from '@oja/core';
import { useEffect } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { usePart } from '../../ui/usePart.ts';

export interface SaveCustomerProps {
  readonly client: Client;
  readonly definition: ServiceDefinition;
  /** The purchase, with its recipient. */
  readonly draft: PurchaseDraft;
}

const loadForm = () => import('./SaveCustomerForm.tsx').then(({ SaveCustomerForm }) => SaveCustomerForm);

/** Offers to save the recipient as a customer. Loaded with the result, which stays without it if the code fails to load. */
export function SaveCustomer(props: SaveCustomerProps) {
  const { Component: Form, load } = usePart(loadForm);
  const begin = useFreshCallback(load);
  useEffect(() => begin(), [begin]);
  return Form && <Form {...props} />;
}
