import type { FieldIssue } from '../../catalogue/field.ts';
import type { Plan, Service } from '../../catalogue/serviceSchema.ts';
import type { Problem } from '../../http/problem.ts';
import type { PurchaseDraft } from '../../journal/intent.ts';
import { hintNetwork } from '../../validators/network.ts';
import { phoneDigits } from '../../validators/phone.ts';
import { type FormClient, type PurchaseForm, startForm } from '../form/purchaseForm.ts';
import { type ChosenPlans, findProduct } from './lines/findProduct.ts';
import type { BulkLine, LineFault } from './lines/parseLines.ts';
import { readLine } from './lines/readLine.ts';

/** The reason why a line can't be sold. */
export type LineIssue =
  | LineFault
  /** The issue that the form shows next to the field; `label` is a key of the text catalogue. */
  | { readonly kind: 'field'; readonly label: string; readonly issue: FieldIssue }
  /** Several plans match. `product` identifies the words in `ChosenPlans`. */
  | {
      readonly kind: 'several';
      readonly service: Service;
      readonly plans: readonly Plan[];
      readonly product: string;
      readonly words: string;
    }
  | { readonly kind: 'no-plan'; readonly service: Service }
  | { readonly kind: 'unknown'; readonly product: string }
  | { readonly kind: 'nothing' }
  /** The figures of the line are ambiguous or have no valid reading. */
  | { readonly kind: 'figures' }
  /** More than one number may be the recipient's. */
  | { readonly kind: 'numbers' }
  /** A figure that is not an amount: "-500". */
  | { readonly kind: 'odd-figure'; readonly figure: string }
  /** The line has a figure that is not the price of this plan. */
  | { readonly kind: 'other-price'; readonly plan: Plan }
  /** A quantity for a product that is sold one at a time. */
  | { readonly kind: 'one-each' }
  /** The server knows the recipient and sells nothing to it. */
  | { readonly kind: 'refused' }
  /** The recipient could not be verified now. */
  | { readonly kind: 'not-verified'; readonly problem: Problem };

/** A line that can be sold. */
export interface ReadyLine {
  readonly kind: 'ready';
  readonly source: BulkLine;
  readonly draft: PurchaseDraft;
  /** The network that the number's prefix belongs to, if another one was named; otherwise `null`. */
  readonly ported: string | null;
  /** True for a meter number with a wrong check digit, which the agent should check. */
  readonly isSuspect: boolean;
}

export interface WrongLine {
  readonly kind: 'wrong';
  readonly source: BulkLine;
  /** Never empty. */
  readonly issues: readonly LineIssue[];
}

export type CheckedLine = ReadyLine | WrongLine;

/** The parts of a client that the check uses. `call` may send a recipient check once for all lines. */
export interface CheckPorts extends FormClient {
  readonly allServices: readonly Service[];
}

function issuesOf(form: PurchaseForm): LineIssue[] {
  const { view, fields, checking } = form.state.peek();
  const issues = fields.flatMap(({ field, issue }): LineIssue[] =>
    issue ? [{ kind: 'field', label: field.labelIn?.(view) ?? field.label, issue }] : [],
  );
  if (issues.length > 0) return issues;
  if (checking.step === 'failed') return [{ kind: 'not-verified', problem: checking.problem }];
  return checking.step === 'refused' ? [{ kind: 'refused' }] : [{ kind: 'nothing' }];
}

/** Checks one line as its form would, with its fields, its limits and its recipient check. Sends no purchase. */
export async function checkLine(
  source: BulkLine,
  chosen: ChosenPlans,
  ports: CheckPorts,
  signal?: AbortSignal,
): Promise<CheckedLine> {
  if (source.fault) return { kind: 'wrong', source, issues: [source.fault] };
  const line = readLine(source);
  const digits = phoneDigits(line.recipient);
  const found = findProduct(line, ports.allServices, chosen, (category) =>
    hintNetwork(digits, ports.services.of(category).peek()),
  );
  if (found.kind !== 'found') return { kind: 'wrong', source, issues: [found] };
  const form = startForm(ports, found.definition);
  form.enter(found.entries);
  const draft = await form.submit(signal);
  if (!draft) return { kind: 'wrong', source, issues: issuesOf(form) };
  const { view, fields } = form.state.peek();
  return {
    kind: 'ready',
    source,
    draft,
    ported: draft.ported ? (view.hinted?.name ?? null) : null,
    isSuspect: fields.some(({ check }) => check.ok && Boolean(check.warning)),
  };
}
