/** The colour by which a network is known in every shop, and an ink that can be read on it. */
export type NetworkColour = Readonly<{ initial: string; ground: string; ink: string }>;

const t2: NetworkColour = { initial: 'T2', ground: '#ff7a1a', ink: '#2a1000' };

/** By the id of the network, in all the spellings that providers use for T2 (once 9mobile, once Etisalat). */
export const networkColours: Readonly<Record<string, NetworkColour>> = {
  mtn: { initial: 'M', ground: '#ffcb05', ink: '#17171a' },
  airtel: { initial: 'A', ground: '#d9041b', ink: '#ffffff' },
  glo: { initial: 'G', ground: '#1e7d32', ink: '#ffffff' },
  t2,
  '9mobile': t2,
  etisalat: t2,
};

/** The colour of a network. A service's id may name what is sold too, such as "mtn-data". */
export const findNetworkColour = (network: string): NetworkColour | undefined =>
  networkColours[network.toLowerCase().split(/[^a-z0-9]/, 1)[0] ?? ''];
