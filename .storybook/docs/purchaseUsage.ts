import type { Usage } from './usage.ts';

/**
 * Usage notes of a purchase widget, of any category. `sells` names the product and the recipient; `tells` is the
 * accessibility note that is specific to this widget.
 */
export const purchaseUsage = (components: Usage['components'], sells: string, tells: string): Usage => ({
  components,
  use: [
    `Sells ${sells}: one screen from the form to the result, in the same place.`,
    'Pass prefill to begin with a known customer, and onSettled to go on from there.',
    'showWallet false for visitors of a partner’s site.',
  ],
  avoid: [
    'Don’t wrap it in a form or a dialog.',
    'Don’t take it away while money is held: it comes back with the same purchase, but the agent looks for it.',
  ],
  accessibility: [
    'What is wrong is said at its field when the agent leaves it or goes on.',
    'After each step the focus goes to the heading of the next.',
    tells,
  ],
  content: [
    'The button names the next step and the price: “Review · ₦456”, then “Buy”.',
    'The result says first where the money is, then where the goods are.',
  ],
});
