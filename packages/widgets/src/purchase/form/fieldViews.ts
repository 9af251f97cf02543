import { AmountField } from './AmountField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { PlanField } from './PlanField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { ServiceField } from './ServiceField.tsx';
import { TypedField } from './TypedField.tsx';

// The component that draws each kind of field, under the name of the kind: the file of a tag imports the kinds that its
// definition asks for, and carries no others.

export const service = ServiceField;
export const plan = PlanField;
export const choice = ChoiceField;
export const phone = TypedField;
export const digits = TypedField;
export const text = TypedField;
export const amount = AmountField;
export const quantity = QuantityField;
