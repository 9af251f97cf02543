import {
  type Field,
  formatIssue,
  inSentence,
  labelFor,
  type PurchaseForm,
  type PurchaseFormState,
  type ShownField,
} from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import type { PurchaseParts } from '../parts.ts';
import type { PastPurchases } from './pastPurchases.ts';

/** What every field of a form is drawn from. */
export interface FieldViewProps {
  readonly shown: ShownField;
  readonly filled: PurchaseFormState;
  readonly form: PurchaseForm;
  readonly past: PastPurchases;
  readonly parts: PurchaseParts;
}

/** What a field is called in the form as it stands. */
export const fieldLabel = (
  field: Field,
  { view }: PurchaseFormState,
  { fieldLabels }: Pick<Text, 'fieldLabels'>,
) => labelFor(field.labelIn?.(view) ?? field.label, fieldLabels);

/** What is wrong with a field, or null. `label` is what the field is called. */
export const issueText = (
  { issue }: ShownField,
  label: string,
  { fieldIssues }: Pick<Text, 'fieldIssues'>,
): string | null => issue && formatIssue(issue, inSentence(label), fieldIssues);
