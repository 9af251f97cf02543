import type { ComponentDoc } from '../properties/readComponents.ts';

type Docgen = Pick<ComponentDoc, 'description' | 'properties'>;

/** Reads a component's description and properties, which the build attaches to it. */
export function docgenOf(component: unknown): Docgen {
  const { __docgenInfo } = component as { readonly __docgenInfo?: Docgen };
  return __docgenInfo ?? { description: '', properties: [] };
}
