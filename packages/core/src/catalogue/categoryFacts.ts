import type { ServiceDefinition } from './defineService.ts';

type CategoryFacts = Pick<ServiceDefinition, 'recipientGroups' | 'instruction'>;

/**
 * The facts about a category that a sales list and a receipt need. The definitions take them from here, so that code
 * that only knows a category's name does not load the form.
 */
// @__NO_SIDE_EFFECTS__
export function categoryFactsOf(category: string | undefined): CategoryFacts {
  switch (category) {
    case 'electricity':
      return { recipientGroups: 'fours' };
    case 'cable':
      return { recipientGroups: 'fours', instruction: 'keep-decoder-on' };
    case 'recharge-card':
      return { instruction: 'load-card' };
    default:
      return {};
  }
}

/**
 * True if the customer chooses the amount and receives goods worth it: airtime and electricity. For other categories
 * the customer is shown only the price, which does not reveal the cost.
 */
export const isSoldByAmount = (category: string | undefined): boolean =>
  category === 'airtime' || category === 'electricity';
