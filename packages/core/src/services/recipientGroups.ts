import type { ServiceDefinition } from './defineService.ts';

/**
 * How the numbers of a category are read out. The definitions take theirs from here, so that a list of sales, which knows
 * the name of the category alone, carries no form.
 */
// @__NO_SIDE_EFFECTS__
export const recipientGroupsOf = (
  category: string | undefined,
): Pick<ServiceDefinition, 'recipientGroups'> =>
  category === 'electricity' || category === 'cable' ? { recipientGroups: 'fours' } : {};
