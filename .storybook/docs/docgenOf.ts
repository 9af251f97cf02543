import type { ComponentDoc } from '../properties/readComponents.ts';

type Docgen = Pick<ComponentDoc, 'description' | 'properties'>;

/** What the build wrote on a component of the widgets: its description and its properties. */
export function docgenOf(component: unknown): Docgen {
  const { __docgenInfo } = component as { readonly __docgenInfo?: Docgen };
  return __docgenInfo ?? { description: '', properties: [] };
}
