import {
  checkMarkup,
  formatPrice,
  type Kobo,
  type Markup,
  type MarkupIssue,
  MOST_ADDED,
  parseAmount,
  type SellingPricesStore,
  type SellingRule,
  toNaira,
  toTypedAmount,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useAnsweredForm } from '../binding/useAnsweredForm.ts';
import type { Form } from '../binding/useForm.ts';
import type { Text } from '../text/catalogue.ts';
import { sellingPrices } from '../text/en/sellingPrices.ts';
import { typedPercent } from './ruleText.ts';

/** The scope of a price: one plan, one service, one category or everything. */
export interface PriceScope extends Pick<SellingRule, 'category' | 'serviceId' | 'planId'> {
  /** Its name on the screen: "MTN 1 GB". */
  readonly name: string;
  /** The plan's cost to the agent; `null` for any other scope. */
  readonly cost: Kobo | null;
}

/** How a price is set; `none` leaves it to the rule of the wider scope. */
export type Way = Markup['kind'] | 'none';

export interface PriceForm extends Pick<Form<'markup'>, 'element' | 'entries' | 'isBusy' | 'submit'> {
  readonly way: Way;
  setWay(way: Way): void;
  /** The typed markup; `null` if it is not a number, or if the way is `none`. */
  readonly markup: Markup | null;
  readonly failure: string | null;
}

/** Parses a typed markup. Returns `null` if it is not a number, or if the way is `none`. */
export function parseMarkup(way: Way, typed: string): Markup | null {
  const figure = parseAmount(typed.replace(/%\s*$/, ''));
  if (figure === null || way === 'none') return null;
  return way === 'percent' ? { kind: way, basisPoints: figure } : { kind: way, amount: figure };
}

const typedOf = (markup: Markup | null): string => {
  if (!markup) return '';
  return markup.kind === 'percent' ? typedPercent(markup.basisPoints) : toTypedAmount(markup.amount);
};

function sentenceOf(issue: MarkupIssue, { issues }: Text['sellingPrices']): string {
  switch (issue.kind) {
    case 'percent-range':
      return issues.percentRange;
    case 'below-cost':
      return issues.belowCost(formatPrice(issue.cost));
    case 'above':
      return issues.above(formatPrice(issue.most));
    default:
      return issues.addRange(formatPrice(MOST_ADDED));
  }
}

const wireOf = (markup: Markup) =>
  markup.kind === 'percent' ? markup : { ...markup, amount: toNaira(markup.amount) };

const names = ['markup'] as const;

interface PriceFormOptions {
  readonly store: SellingPricesStore;
  readonly scope: PriceScope;
  /** The rule of this scope itself, not of a wider one. */
  readonly own: Markup | null;
  readonly onSaved: () => void;
}

/** The form that sets the price of a plan, a service, a category or everything. */
export function usePriceForm({ store, scope, own, onSaved }: PriceFormOptions): PriceForm {
  const words = useText({ sellingPrices }).sellingPrices;
  const [way, setWay] = useState<Way>(own?.kind ?? (scope.cost === null ? 'percent' : 'price'));
  const { name: _, cost, ...ids } = scope;
  const { form, failure } = useAnsweredForm({
    names,
    initial: { markup: typedOf(own) },
    check({ markup: typed }) {
      const markup = parseMarkup(way, typed);
      const issue = markup && checkMarkup(markup, cost);
      if (issue) return { markup: sentenceOf(issue, words) };
      return way !== 'none' && !markup ? { markup: words.missing } : {};
    },
    send({ markup: typed }) {
      const markup = parseMarkup(way, typed);
      return store.set({ ...ids, markup: markup && wireOf(markup) });
    },
    onDone: onSaved,
  });
  const { element, entries, isBusy, submit, values } = form;
  return {
    element,
    entries,
    isBusy,
    submit,
    way,
    setWay(next) {
      setWay(next);
      form.refuse({});
    },
    markup: parseMarkup(way, values.markup),
    failure,
  };
}
