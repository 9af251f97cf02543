import type { StrictArgTypes } from 'storybook/internal/types';
import type { Property } from '../properties/readComponents.ts';
import { docgenOf } from './docgenOf.ts';

/** Storybook's argument table of a component: a row for each property, with a control that fits its type. */
export function argTypesOf(component: unknown): StrictArgTypes {
  return Object.fromEntries(
    docgenOf(component).properties.map((property) => {
      const { name, description, type, choices, defaultValue } = property;
      const summary = choices.length > 0 ? choices.join(' | ') : type;
      const table = {
        type: { summary },
        ...(defaultValue !== null && { defaultValue: { summary: defaultValue } }),
      };
      return [name, { name, description, type: controlTypeOf(property), table }];
    }),
  );
}

function controlTypeOf({ type, choices, isRequired: required }: Property) {
  if (choices.length > 0) {
    // Each choice is source text, such as `'small'` or `16`.
    const value = choices.map((choice) => (choice.startsWith("'") ? choice.slice(1, -1) : Number(choice)));
    return { name: 'enum', value, required } as const;
  }
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type, required } as const;
  if (type.includes('=>')) return { name: 'function', required } as const;
  return { name: 'other', value: type, required } as const;
}
