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
import type { PurchaseComponents } from '../components.ts';
import type { PastPurchases } from './pastPurchases.ts';

/** Props of every field. */
export interface FieldViewProps {
  readonly shown: ShownField;
  readonly filled: PurchaseFormState;
  readonly form: PurchaseForm;
  readonly past: PastPurchases;
  readonly components: PurchaseComponents;
  /** The client of the agent who fills in the form; `null` for a visitor, who has no customers. */
  readonly agent: Client | null;
}

/** The field's label, which may depend on the form's values. */
export const fieldLabel = (
  field: Field,
  { view }: PurchaseFormState,
  { fieldLabels }: Pick<Text, 'fieldLabels'>,
) => labelFor(field.labelIn?.(view) ?? field.label, fieldLabels);

/** The error of a field as a sentence, or `null`. `label` is the field's label. */
export const issueText = (
  { issue }: ShownField,
  label: string,
  { fieldIssues }: { readonly fieldIssues: Partial<IssueMessages<FieldIssue>> },
): string | null => issue && formatFieldIssue(issue, label, fieldIssues);
