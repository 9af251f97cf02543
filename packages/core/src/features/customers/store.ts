import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { CustomerKind } from '../../catalogue/customerKinds.ts';
import { withoutInvisible } from '../../format/invisible.ts';
import type { Outcome } from '../../http/read.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { customerEndpoints } from './endpoints.ts';
import type { Customer, CustomerRequest } from './schema.ts';

/** The loaded customers, sorted by name. */
export interface CustomerPages {
  readonly items: readonly Customer[];
  /** `null` if there are no more pages. */
  readonly nextCursor: string | null;
}

/** The agent's saved customers, stored on the server and never on the device. */
export interface CustomersStore extends Resource<CustomerPages> {
  /** The part of a name or number that the list is narrowed to; '' means all customers. */
  readonly search: ReadonlySignal<string>;
  /** Narrows the list on the server. The list is empty until the server answers. */
  narrow(search: string): Promise<void>;
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next page. If it fails, resolves with the problem and keeps the list; `null` if all pages are loaded. */
  loadMore(): Promise<Outcome<unknown> | null>;
  /** The first few customers of a kind, or of any kind (`undefined`), with this text in their name or number. Does not change the list. */
  find(
    typed: string,
    recipientKind: CustomerKind | undefined,
    signal?: AbortSignal,
  ): Promise<Outcome<readonly Customer[]>>;
  /** Saves a new customer. The server refuses a number that is already saved. */
  save(customer: CustomerRequest): Promise<Outcome<Customer>>;
  /** Replaces a saved customer. */
  update(id: string, customer: CustomerRequest): Promise<Outcome<Customer>>;
  remove(id: string): Promise<Outcome<unknown>>;
  /** Remembers a name from elsewhere, such as the phone's contacts, to suggest it when its number is saved. */
  suggestName(recipient: string, name: string): void;
  suggestedName(recipient: string): string | null;
}

const PAGE = 25;
/** Few enough to find one faster than by typing. */
const FOUND = 5;

/** The pages of one search. */
function createCustomerPages({ call, now }: Pick<StoreContext, 'call' | 'now'>) {
  const search = signal('');
  const isLoadingMore = signal(false);
  let loading: symbol | null = null;

  async function request(cursor?: string): Promise<Outcome<CustomerPages>> {
    const query = { query: search.peek(), limit: PAGE, cursor };
    const outcome = await call(customerEndpoints.customers, { query });
    if (!outcome.ok) return outcome;
    return { ...outcome, data: { items: outcome.data, nextCursor: outcome.nextCursor } };
  }
  const resource = createResource<CustomerPages>(() => {
    // Drops a page that is still loading: it belongs below the previous list, not the new one.
    loading = null;
    isLoadingMore.value = false;
    return request();
  }, now);
  function empty(to: string): void {
    loading = null;
    isLoadingMore.value = false;
    search.value = to;
    resource.reset();
  }
  return {
    resource,
    search,
    isLoadingMore,
    empty,
    async loadMore(): Promise<Outcome<unknown> | null> {
      const cursor = resource.state.peek().data?.nextCursor;
      if (!cursor || isLoadingMore.peek()) return null;
      isLoadingMore.value = true;
      const mine = Symbol('page');
      loading = mine;
      const outcome = await request(cursor);
      if (loading !== mine) return null;
      isLoadingMore.value = false;
      if (outcome.ok) {
        const { items, nextCursor } = outcome.data;
        resource.change((shown) => {
          const known = new Set(shown.items.map(({ id }) => id));
          return { items: [...shown.items, ...items.filter(({ id }) => !known.has(id))], nextCursor };
        });
      }
      return outcome;
    },
  };
}

/** Removes characters that the server refuses and that a contact's name may contain, such as the joiners of an emoji. */
const visible = (customer: CustomerRequest): CustomerRequest => ({
  ...customer,
  name: withoutInvisible(customer.name),
  ...(customer.note !== undefined && { note: withoutInvisible(customer.note) }),
});

export function createCustomersStore({ call, now }: StoreContext): CustomersStore {
  const { resource, search, isLoadingMore, loadMore, empty } = createCustomerPages({ call, now });
  const suggested = new Map<string, string>();
  const changeItems = (edit: (items: readonly Customer[]) => readonly Customer[]) =>
    resource.change((shown) => ({ ...shown, items: edit(shown.items) }));
  return {
    ...resource,
    search,
    isLoadingMore,
    loadMore,
    async narrow(to) {
      if (to === search.peek()) return;
      empty(to);
      await resource.load();
    },
    async find(typed, recipientKind, signal) {
      const query = { query: typed, recipientKind, limit: FOUND };
      const outcome = await call(customerEndpoints.customers, { query, signal });
      return outcome.ok ? { ...outcome, data: outcome.data.slice(0, FOUND) } : outcome;
    },
    async save(customer) {
      const outcome = await call(customerEndpoints.saveCustomer, { body: visible(customer) });
      // The server determines the position in the list. Not awaited, because the customer is already saved.
      if (outcome.ok && 'at' in resource.state.peek()) void resource.renew();
      return outcome;
    },
    async update(id, customer) {
      const outcome = await call(customerEndpoints.updateCustomer, {
        params: { id },
        body: visible(customer),
      });
      if (outcome.ok)
        changeItems((items) => items.map((before) => (before.id === id ? outcome.data : before)));
      return outcome;
    },
    async remove(id) {
      const outcome = await call(customerEndpoints.deleteCustomer, { params: { id } });
      if (outcome.ok) changeItems((items) => items.filter((customer) => customer.id !== id));
      return outcome;
    },
    suggestName: (recipient, name) => void suggested.set(recipient, name),
    suggestedName: (recipient) => suggested.get(recipient) ?? null,
    reset() {
      suggested.clear();
      empty('');
    },
  };
}
