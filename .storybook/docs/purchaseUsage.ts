import type { Usage } from './usage.ts';

/**
 * Usage notes of a purchase widget, of any category. `sells` names the product and the recipient; `tells` is the
 * accessibility note that is specific to this widget.
 */
export const purchaseUsage = (components: Usage['components'], sells: string, tells: string): Usage => ({
  components,
  use: [
    `Sells ${sells}, from the form to the result, in one place on the page.`,
    'Pass prefill to start with a known customer, onSettled to react to the final status, onPending to a result that is not known yet, and onCancelled to a review that is left.',
    'Set showWallet to false for visitors of a partner’s site.',
  ],
  avoid: [
    'Don’t wrap it in a form or a dialog.',
    'Don’t unmount it while money is held: mounted again, it resumes the purchase, but the agent has to find it.',
  ],
  accessibility: [
    'An error appears at its field when the agent leaves the field or continues.',
    'After each step, the focus moves to the heading of the next one.',
    tells,
  ],
  content: [
    'The button names the next step and the price: “Review · ₦456”, then “Buy”.',
    'The result says first where the money is, then whether the product is delivered.',
  ],
});
