import {
  type Client,
  type Field,
  type FieldIssue,
  type IssueMessages,
  labelFor,
  type PurchaseForm,
  type PurchaseFormState,
  type ShownField,
} from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { formatFieldIssue } from '../../text/formatFieldIssue.ts';
import type { PurchaseParts } from '../parts.ts';
import type { PastPurchases } from './pastPurchases.ts';

/** What every field of a form is drawn from. */
export interface FieldViewProps {
  readonly shown: ShownField;
  readonly filled: PurchaseFormState;
  readonly form: PurchaseForm;
  readonly past: PastPurchases;
  readonly parts: PurchaseParts;
  /** The client of the agent who fills in the form; `null` for a visitor, who has no customers. */
  readonly agent: Client | null;
}

/** What a field is called in the form as it stands. */
export const fieldLabel = (
  field: Field,
  { view }: PurchaseFormState,
  { fieldLabels }: Pick<Text, 'fieldLabels'>,
) => labelFor(field.labelIn?.(view) ?? field.label, fieldLabels);

/** What is wrong with a field, or null, in the words of a section. `label` is what the field is called. */
export const issueText = (
  { issue }: ShownField,
  label: string,
  { fieldIssues }: { readonly fieldIssues: Partial<IssueMessages<FieldIssue>> },
): string | null => issue && formatFieldIssue(issue, label, fieldIssues);
