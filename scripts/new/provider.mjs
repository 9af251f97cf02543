/**
 * A second provider: what delivers, behind the same five functions as the simulated one, and a server that uses it.
 *
 * @param {import('./recipe.mjs').Name} name
 * @returns {import('./recipe.mjs').Recipe}
 */
export const provider = ({ camel, pascal, title }) => ({
  files: {
    [`examples/reference-api/src/provider/${camel}.ts`]: `import type { Customers } from './customers.ts';
import type { Order, Provider, ProviderAnswer } from './provider.ts';

const notWritten = (): never => {
  throw new Error('${title} is not written yet.');
};

const customers: Customers = { meter: notWritten, card: notWritten, profile: notWritten };

/** ${title}. \`order.ref\` is its key for an order too: asked twice, it must sell once. */
export function create${pascal}(): Provider {
  return {
    sell: async (_order: Order): Promise<ProviderAnswer> => notWritten(),
    requery: async (_ref: string): Promise<ProviderAnswer> => notWritten(),
    customers,
    reversals: async () => [],
    reversalTaken: async () => {},
  };
}
`,
  },
  edits: {},
  next: [
    'Write it. A promise that fails or doesn’t settle says nothing about the money: the sale stays held and is asked for again.',
    `Pass it to startReferenceApi({ provider: create${pascal}(), … }) in a module of your own: README of the reference API.`,
  ],
});
