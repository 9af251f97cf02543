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

/** The attributes that tie a control to the label, hint and error of the Field around it. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
