import type { CallResult } from '../../http/parseResponse.ts';
import { type CursorPages, createCursorPages, type Pages, toPage } from '../../store/pages.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { caseEndpoints } from './endpoints.ts';
import type { Case, CaseRequest } from './schema.ts';

/** The agent's cases, newest first, page by page. */
export interface CasesStore extends CursorPages<Pages<Case>> {
  /** One case with its evidence, by its number. */
  of(number: string): Resource<Case>;
  /** The newest case of a purchase, by its ref; `null` without a case. */
  findOf(ref: string): Promise<CallResult<Case | null>>;
  /** Reports a problem. Resolves with the open case of the purchase, if it has one. */
  open(request: CaseRequest): Promise<CallResult<Case>>;
}

const PAGE = 20;

/** Creates the store of support cases; pass it to `client.getStore`. */
export function createCasesStore({ call, now }: Pick<StoreContext, 'call' | 'now'>): CasesStore {
  const known = new Map<string, Resource<Case>>();
  const pages = createCursorPages<Case, Pages<Case>>(
    async (cursor) => toPage(await call(caseEndpoints.cases, { query: { limit: PAGE, cursor } })),
    ({ number }) => number,
    now,
  );
  return {
    ...pages,
    of(number) {
      const asked = known.get(number);
      if (asked) return asked;
      const made = createResource<Case>(() => call(caseEndpoints.supportCase, { params: { number } }), now);
      known.set(number, made);
      return made;
    },
    async findOf(ref) {
      const result = await call(caseEndpoints.cases, { query: { ref, limit: 1 } });
      return result.ok ? { ...result, data: result.data[0] ?? null } : result;
    },
    async open(body) {
      const result = await call(caseEndpoints.openCase, { body });
      // Not awaited, because the case is already open.
      if (result.ok && 'at' in pages.state.peek()) void pages.renew();
      return result;
    },
    reset() {
      for (const one of known.values()) one.reset();
      known.clear();
      pages.reset();
    },
  };
}
