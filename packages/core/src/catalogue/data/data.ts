import { defineService } from '../defineService.ts';
import { phoneField, planField, serviceField } from '../field.ts';

/** Mobile data: a number, its network and a plan. */
export const data = defineService({
  id: 'data',
  fields: [phoneField(), serviceField('network'), planField('plan')],
  delivers: 'directly',
  draft: ({ values: { recipient }, plan }) =>
    recipient && plan
      ? {
          recipient,
          planId: plan.id,
          planName: plan.name,
          price: plan.price,
          commission: plan.commission,
        }
      : null,
});
