/** The states of a transaction (api.md of the agent API: "Status"). */
export const statuses = ['initiated', 'processing', 'pending', 'delivered', 'failed', 'reversed'] as const;
export type Status = (typeof statuses)[number];

// The status words of real providers (VTpass, ClubKonnect, VTU.ng, Plustive, VTU Africa, Reloadly, MSORG scripts).
const words = new Map<string, Status>([
  ['order_received', 'initiated'],
  ['processing-api', 'processing'],
  ['order_processed', 'processing'],
  ['handling', 'processing'],
  ['success', 'delivered'],
  ['successful', 'delivered'],
  ['completed', 'delivered'],
  ['completed-api', 'delivered'],
  ['order_completed', 'delivered'],
  ['fulfilled', 'delivered'],
  ['failure', 'failed'],
  ['order_error', 'failed'],
  ['order_cancelled', 'failed'],
  ['refunded', 'reversed'],
  ['order_refunded', 'reversed'],
]);

/** Maps a provider's word to a status. An unknown word becomes `pending`, never success: the wallet may have been charged. */
export function parseStatus(word: string): Status {
  const known = word.trim().toLowerCase();
  return statuses.find((status) => status === known) ?? words.get(known) ?? 'pending';
}

/** True if waiting can't change the status: the requery ends. */
export function isFinal(status: Status): boolean {
  return status === 'delivered' || status === 'failed' || status === 'reversed';
}
