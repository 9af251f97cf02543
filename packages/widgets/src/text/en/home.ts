/** The screen called Dashboard. */
export const home = {
  sell: 'Sell',
  /** The services, as short as a tile on a phone needs. */
  short: { data: 'Data', airtime: 'Airtime', electricity: 'Power', cable: 'TV', 'result-checker': 'Pins' },
  referral: 'My Referral',
  referralBody: 'Whoever registers with your code is your referral.',
  referralShare: 'Share',
  referralCopy: 'Copy link',
  referralInvite: 'Sell airtime, data and power with me. Register here:',
  attention: (count: number) => `Needs attention (${count})`,
  attentionSale: (plan: string, to: string) => `${plan} for ${to}`,
  attentionSince: (time: string) => `since ${time}`,
};
