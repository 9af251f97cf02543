/** The screen called Dashboard. */
export const home = {
  sell: 'Sell',
  /** The services, as short as a tile on a phone needs. */
  short: { data: 'Data', airtime: 'Airtime', electricity: 'Power', cable: 'TV', 'result-checker': 'Pins' },
  attention: (count: number) => `Needs attention (${count})`,
  attentionSale: (plan: string, to: string) => `${plan} for ${to}`,
  attentionSince: (time: string) => `since ${time}`,
};
