import type { ServiceDefinition } from './defineService.ts';

type CategoryFacts = Pick<ServiceDefinition, 'recipientGroups' | 'instruction'>;

/**
 * What a list of sales and a receipt need to know of a category. The definitions take theirs from here, so that who knows
 * the name of the category alone carries no form.
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
 * True where the customer names the amount, and what is sold is worth it: airtime and electricity. Of a category that is not
 * named here the customer is told the price alone, which never gives away what it cost.
 */
export const isSoldByAmount = (category: string | undefined): boolean =>
  category === 'airtime' || category === 'electricity';
