/** The screen called Dashboard. */
export const home = {
  sell: 'Sell',
  sellHint: 'For any network',
  attention: (count: number) => `Needs attention (${count})`,
  attentionSale: (plan: string, to: string) => `${plan} for ${to}`,
  attentionSince: (time: string) => `since ${time}`,
};
