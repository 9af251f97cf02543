import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { CustomerKind } from '../../catalogue/customerKinds.ts';
import { withoutInvisible } from '../../format/invisible.ts';
import type { CallResult } from '../../http/parseResponse.ts';
import { type CursorPages, createCursorPages, type Pages, toPage } from '../../store/pages.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { customerEndpoints } from './endpoints.ts';
import type { Customer, CustomerRequest } from './schema.ts';

/** The loaded customers, sorted by name. */
export type CustomerPages = Pages<Customer>;

/** The agent's saved customers, stored on the server and never on the device. */
export interface CustomersStore extends CursorPages<CustomerPages> {
  /** The part of a name or number that the list is narrowed to; '' means all customers. */
  readonly search: ReadonlySignal<string>;
  /** Narrows the list on the server. The list is empty until the server answers. */
  narrow(search: string): Promise<void>;
  /** The first few customers of a kind, or of any kind (`undefined`), with this text in their name or number. Does not change the list. */
  find(
    typed: string,
    recipientKind: CustomerKind | undefined,
    signal?: AbortSignal,
  ): Promise<CallResult<readonly Customer[]>>;
  /** Saves a new customer. The server refuses a number that is already saved. */
  save(customer: CustomerRequest): Promise<CallResult<Customer>>;
  /** Replaces a saved customer. */
  update(id: string, customer: CustomerRequest): Promise<CallResult<Customer>>;
  remove(id: string): Promise<CallResult<unknown>>;
  /** Remembers a name from elsewhere, such as the phone's contacts, to suggest it when its number is saved. */
  suggestName(recipient: string, name: string): void;
  suggestedName(recipient: string): string | null;
}

const PAGE = 25;
/** Few enough to find one faster than by typing. */
const FOUND = 5;

/** Removes characters that the server refuses and that a contact's name may contain, such as the joiners of an emoji. */
const visible = (customer: CustomerRequest): CustomerRequest => ({
  ...customer,
  name: withoutInvisible(customer.name),
  ...(customer.note !== undefined && { note: withoutInvisible(customer.note) }),
});

export function createCustomersStore({ call, now }: StoreContext): CustomersStore {
  const search = signal('');
  const pages = createCursorPages<Customer, CustomerPages>(
    async (cursor) => {
      const query = { query: search.peek(), limit: PAGE, cursor };
      return toPage(await call(customerEndpoints.customers, { query }));
    },
    ({ id }) => id,
    now,
  );
  const suggested = new Map<string, string>();
  const changeItems = (edit: (items: readonly Customer[]) => readonly Customer[]) =>
    pages.change((shown) => ({ ...shown, items: edit(shown.items) }));
  return {
    ...pages,
    search,
    async narrow(to) {
      if (to === search.peek()) return;
      search.value = to;
      pages.reset();
      await pages.load();
    },
    async find(typed, recipientKind, signal) {
      const query = { query: typed, recipientKind, limit: FOUND };
      const result = await call(customerEndpoints.customers, { query, signal });
      return result.ok ? { ...result, data: result.data.slice(0, FOUND) } : result;
    },
    async save(customer) {
      const result = await call(customerEndpoints.saveCustomer, { body: visible(customer) });
      // The server determines the position in the list. Not awaited, because the customer is already saved.
      if (result.ok && 'at' in pages.state.peek()) void pages.renew();
      return result;
    },
    async update(id, customer) {
      const result = await call(customerEndpoints.updateCustomer, {
        params: { id },
        body: visible(customer),
      });
      if (result.ok) changeItems((items) => items.map((before) => (before.id === id ? result.data : before)));
      return result;
    },
    async remove(id) {
      const result = await call(customerEndpoints.deleteCustomer, { params: { id } });
      if (result.ok) changeItems((items) => items.filter((customer) => customer.id !== id));
      return result;
    },
    suggestName: (recipient, name) => void suggested.set(recipient, name),
    suggestedName: (recipient) => suggested.get(recipient) ?? null,
    reset() {
      suggested.clear();
      search.value = '';
      pages.reset();
    },
  };
}
