import { type ReadonlySignal, signal } from '@preact/signals-core';
import { customerEndpoints } from '../customerEndpoints.ts';
import { withoutInvisible } from '../format/invisible.ts';
import type { Customer, CustomerKind, CustomerRequest } from '../schemas/customer.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { Outcome } from '../transport/read.ts';
import type { StoreContext } from './storeRegistry.ts';

/** The customers that have been loaded, by name. */
export interface CustomerPages {
  readonly items: readonly Customer[];
  /** `null` where there are no more. */
  readonly nextCursor: string | null;
}

/** The agent's saved customers, kept at the server; nothing of them stays on the device. */
export interface CustomersStore extends Resource<CustomerPages> {
  /** The part of a name or a number that the list is narrowed to; '' is everybody. */
  readonly search: ReadonlySignal<string>;
  /** Narrows the list, at the server: what is shown is empty until it answers. */
  narrow(search: string): Promise<void>;
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next page. Returns a problem and keeps the list if it fails; `null` if there is no further page. */
  loadMore(): Promise<Outcome<unknown> | null>;
  /**
   * The first few customers of a kind, or of any (`undefined`), with this in their name or number: beside the list and
   * without changing it.
   */
  find(
    typed: string,
    recipientKind: CustomerKind | undefined,
    signal?: AbortSignal,
  ): Promise<Outcome<readonly Customer[]>>;
  /** Saves a new customer. The server refuses a number that is saved already. */
  save(customer: CustomerRequest): Promise<Outcome<Customer>>;
  /** Replaces what is saved of a customer. */
  update(id: string, customer: CustomerRequest): Promise<Outcome<Customer>>;
  remove(id: string): Promise<Outcome<unknown>>;
  /** Keeps a name that was read elsewhere, such as in the phone's contacts, to be offered when its number is saved. */
  suggestName(recipient: string, name: string): void;
  suggestedName(recipient: string): string | null;
}

const PAGE = 25;
/** As many as a thumb finds faster than typing. */
const FOUND = 5;

/** The pages of one search. */
function createCustomerPages({ call, now }: Pick<StoreContext, 'call' | 'now'>) {
  const search = signal('');
  const isLoadingMore = signal(false);
  let loading: symbol | null = null;

  async function request(cursor?: string): Promise<Outcome<CustomerPages>> {
    const query = { query: search.peek(), limit: PAGE, cursor };
    const outcome = await call('customers', { query });
    if (!outcome.ok) return outcome;
    return { ...outcome, data: { items: outcome.data, nextCursor: outcome.nextCursor } };
  }
  const resource = createResource<CustomerPages>(() => {
    // A page that is on its way would go below a list that it does not follow on.
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

/** Removes characters that the server refuses and a contact's name may hold, such as the joiners of an emoji. */
const visible = (customer: CustomerRequest): CustomerRequest => ({
  ...customer,
  name: withoutInvisible(customer.name),
  ...(customer.note !== undefined && { note: withoutInvisible(customer.note) }),
});

export function createCustomersStore({ call, carry, now }: StoreContext): CustomersStore {
  carry(customerEndpoints);
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
      const outcome = await call('customers', { query, signal });
      return outcome.ok ? { ...outcome, data: outcome.data.slice(0, FOUND) } : outcome;
    },
    async save(customer) {
      const outcome = await call('saveCustomer', { body: visible(customer) });
      // The server decides the position in the list. Not awaited: the customer is saved.
      if (outcome.ok && 'at' in resource.state.peek()) void resource.renew();
      return outcome;
    },
    async update(id, customer) {
      const outcome = await call('updateCustomer', { params: { id }, body: visible(customer) });
      if (outcome.ok)
        changeItems((items) => items.map((before) => (before.id === id ? outcome.data : before)));
      return outcome;
    },
    async remove(id) {
      const outcome = await call('deleteCustomer', { params: { id } });
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
