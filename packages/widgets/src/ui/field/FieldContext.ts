import { createContext, useContext } from 'react';

/** Passed by a Field to the control inside it. */
export type FieldControl = Readonly<{
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: boolean;
}>;

const nothing: FieldControl = {};

export const FieldContext = createContext<FieldControl>(nothing);

/** The attributes that connect a control to its Field's label, hint and error. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
