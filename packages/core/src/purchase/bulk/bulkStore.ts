import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Service } from '../../catalogue/serviceSchema.ts';
import { deviceJournal } from '../../journal/indexedDbJournal.ts';
import { createIntent } from '../../journal/intent.ts';
import type { Resettable, StoreContext } from '../../store/storeRegistry.ts';
import { createPurchases } from '../purchases.ts';
import type { BatchRow, StoredBatch } from './batch.ts';
import { type BatchStorage, createMemoryBatchStorage } from './batchStorage.ts';
import { type BulkBatch, createBulkBatch } from './bulkBatch.ts';
import type { CheckedLine, ReadyLine } from './checkLine.ts';
import { type BulkCheck, checkWith } from './checkLines.ts';
import { deviceBatches } from './indexedDbBatches.ts';
import type { ChosenPlans } from './lines/findProduct.ts';
import { type BulkLine, joinLines } from './lines/parseLines.ts';

/** An order that the agent confirms. */
export interface BulkOrder {
  readonly ready: readonly ReadyLine[];
  /** The numbers of the lines that repeat another purchase and that the agent confirmed. */
  readonly meant: ReadonlySet<number>;
  /** The lines that are left out, for the agent to correct later. */
  readonly leftOut: readonly BulkLine[];
  readonly pin?: string | undefined;
}

/** Sells many purchases at once: the pasted text, its check, and the batch. Belongs to the signed-in agent. */
export interface BulkStore extends Resettable {
  /** The pasted text that is not sold yet; `null` until the device's storage was read. Stored until it is sold. */
  readonly draft: ReadonlySignal<string | null>;
  write(text: string): void;
  /** The last confirmed batch, until `putAway`; otherwise `null`. */
  readonly batch: ReadonlySignal<BulkBatch | null>;
  /** False if a batch does not survive this page. */
  isDurable(): Promise<boolean>;
  /** Checks each line of the text as its form would. Sends no purchase. */
  check(
    services: readonly Service[],
    chosen: ChosenPlans,
    progress: (done: number, of: number) => void,
    signal?: AbortSignal,
  ): Promise<BulkCheck>;
  /** Checks the first three lines of another text. Sends no purchase. */
  preview(text: string, services: readonly Service[], signal?: AbortSignal): Promise<readonly CheckedLine[]>;
  /**
   * Stores every row with its key, then sells. `busy`: a batch of this agent is not over (another tab has started it).
   * `not-written`: the device could not store it, so nothing was sent.
   */
  confirm(order: BulkOrder): Promise<'begun' | 'busy' | 'not-written'>;
  /** Removes a batch that is over. Adds the lines that it left out to the draft. */
  putAway(): Promise<void>;
}

type BulkContext = Pick<StoreContext, 'call' | 'now' | 'platform' | 'account' | 'getStore'>;

const rowOf = (context: BulkContext, { draft, source }: ReadyLine, again: boolean): BatchRow => ({
  line: source.line,
  intent: createIntent(draft, context.platform.newKey(), context.now()),
  again,
  phase: 'queued',
  attempt: 0,
  result: null,
});

type OpenBatch = ReturnType<typeof createBulkBatch>;

/** The state of the store for one agent. */
interface AgentBulkState {
  readonly draft: Signal<string | null>;
  readonly batch: Signal<OpenBatch | null>;
  readonly storage: BatchStorage;
  /** The id of a batch that the device did not confirm. Writing it again under the same id replaces it. */
  unconfirmed: string | null;
  /** False if the stored draft could not be read. The store does not overwrite it then. */
  keepsDraft: boolean;
  /** Starts a stored batch. */
  startBatch(stored: StoredBatch, pin?: string): void;
  write(text: string): void;
}

const textOf = (lines: readonly BulkLine[]) => ({ leftOut: joinLines(lines), leftOutCount: lines.length });

async function confirmWith(context: BulkContext, held: AgentBulkState, order: BulkOrder) {
  const { ready, meant, leftOut, pin } = order;
  const agentId = context.account.peek()?.agentId;
  if (agentId === undefined) return 'not-written';
  const rows = ready.map((line) => rowOf(context, line, meant.has(line.source.line)));
  const made = {
    id: held.unconfirmed ?? context.platform.newKey(),
    agentId,
    madeAt: context.now(),
    ...textOf(leftOut),
  };
  try {
    // Stored as paused until it is confirmed: a batch that is written late is offered after a restart, and not sold until the agent agrees.
    const isWritten = await held.storage.create({ ...made, halt: 'paused' }, rows);
    held.unconfirmed = null;
    if (!isWritten) return 'busy';
  } catch {
    held.unconfirmed = made.id;
    return 'not-written';
  }
  if (context.account.peek()?.agentId !== agentId) return 'not-written';
  const batch = { ...made, halt: null };
  await held.storage.update(batch).catch(() => {});
  held.write('');
  held.batch.peek()?.stop();
  held.startBatch({ batch, rows }, pin);
  return 'begun';
}

async function putAwayWith({ account }: BulkContext, held: AgentBulkState): Promise<void> {
  const agentId = account.peek()?.agentId;
  const over = held.batch.peek();
  if (!over || agentId === undefined) return;
  await held.storage.remove(agentId).catch(() => {});
  over.stop();
  held.write([over.leftOut, held.draft.peek() ?? ''].filter((text) => text !== '').join('\n'));
  held.batch.value = null;
}

/** Loads the agent's draft and open batch from this device, and continues the batch. */
async function loadBulkState(held: AgentBulkState, agentId: string, isCurrent: () => boolean): Promise<void> {
  const loadDraft = () => held.storage.loadDraft(agentId);
  const [stored, text] = await Promise.all([
    held.storage.load(agentId).catch(() => null),
    loadDraft().catch(() => loadDraft().catch(() => null)),
  ]);
  if (!isCurrent()) return;
  if (stored && stored.rows.length > 0 && !held.batch.peek()) held.startBatch(stored);
  // A draft that could not be read is not overwritten.
  held.keepsDraft = text !== null;
  held.draft.value ??= text ?? '';
}

/** `createBulkStore` with another storage, for tests and for hosts that store batches elsewhere. */
export function createBulkStoreOn(context: BulkContext, storage: BatchStorage): BulkStore {
  const { account, getStore } = context;
  const platform = { ...context.platform, journal: context.platform.journal ?? deviceJournal() };
  const purchases = getStore(createPurchases);
  const draft = signal<string | null>(null);
  const batch = signal<OpenBatch | null>(null);
  const { check, preview } = checkWith(context, platform.journal);
  const held: AgentBulkState = {
    draft,
    batch,
    storage,
    unconfirmed: null,
    keepsDraft: true,
    startBatch(stored, pin) {
      batch.value = createBulkBatch(stored, storage, { purchases, platform }, pin);
    },
    write(text) {
      const agent = account.peek();
      draft.value = text;
      if (agent && held.keepsDraft) void storage.saveDraft(agent.agentId, text).catch(() => {});
    },
  };
  effect(() => {
    const agent = account.value;
    if (agent) void loadBulkState(held, agent.agentId, () => account.peek() === agent);
  });
  return {
    draft,
    batch,
    write: held.write,
    isDurable: async () => (await storage.isDurable()) && platform.journal.isDurable(),
    preview,
    check: (services, chosen, progress, stop) => check(draft.peek() ?? '', services, chosen, progress, stop),
    confirm: (order) => confirmWith(context, held, order),
    putAway: () => putAwayWith(context, held),
    reset() {
      batch.peek()?.stop();
      batch.value = null;
      draft.value = null;
      held.unconfirmed = null;
      storage.close?.();
      platform.journal.close?.();
    },
  };
}

/**
 * Creates the store of bulk purchases; pass it to `client.getStore`. Continues the batch that was left open on this
 * device, from the store's first use. If the host stores the purchase journal itself, batches are in memory: use
 * `createBulkStoreOn` to store them elsewhere.
 */
export const createBulkStore = (context: StoreContext): BulkStore =>
  createBulkStoreOn(context, context.platform.journal ? createMemoryBatchStorage() : deviceBatches());
