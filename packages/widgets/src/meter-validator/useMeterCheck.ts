import type { Client, MeterType, Problem, Service } from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import {
  type CheckedEntry,
  checkEntry,
  type MeterEntry,
  type MeterQuestion,
  type VerifiedMeter,
  verificationOf,
  verifiedMeter,
} from './meterEntry.ts';

/** State of the verification. `switchedTo`: the other meter type, if the disco returned it; else `null`. */
export type MeterAnswer =
  | { readonly step: 'asking'; readonly disco: Service }
  | { readonly step: 'found'; readonly meter: VerifiedMeter; readonly switchedTo: MeterType | null }
  | { readonly step: 'failed'; readonly disco: Service; readonly problem: Problem };

export interface MeterCheck {
  readonly entry: MeterEntry;
  readonly checked: CheckedEntry;
  /** True once the button was pressed: from then on missing fields show an error. */
  readonly wasPressed: boolean;
  readonly answer: MeterAnswer | null;
  /** Changes the form and clears the result. */
  enter(some: Partial<MeterEntry>): void;
  /**
   * Verifies the meter and clears the last result. With `discoId`, selects that disco first. Returns `false` if a field is
   * missing or invalid.
   */
  ask(discoId?: string): boolean;
}

interface MeterCheckHost {
  readonly client: Client;
  readonly discos: readonly Service[];
  readonly initial: Partial<MeterEntry>;
  onVerified(meter: VerifiedMeter): void;
  onCleared(): void;
}

/** The state of one verification at a time. A new one replaces the running one. */
function useMeterAnswer({ client, onVerified, onCleared }: Omit<MeterCheckHost, 'discos' | 'initial'>) {
  const [answer, setAnswer] = useState<MeterAnswer | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  return {
    answer,
    /** Verifies a meter. Calls `onType` with the meter type that the disco returns. */
    async send(asked: MeterQuestion, onType: (meterType: MeterType) => void) {
      const mine = new AbortController();
      asking.current = mine;
      const { disco, meterType } = asked;
      setAnswer({ step: 'asking', disco });
      const { verification, question } = verificationOf(asked);
      const result = await verification.lookUp(client.call, question, mine.signal);
      // The form was edited, another verification started, or the widget unmounted.
      if (asking.current !== mine || mine.signal.aborted) return;
      if (!result.ok) return setAnswer({ step: 'failed', disco, problem: result.problem });
      const meter = verifiedMeter(asked, result.data);
      onType(meter.meterType);
      const switchedTo = meter.meterType === meterType ? null : meter.meterType;
      setAnswer({ step: 'found', meter, switchedTo });
      if (meter.canVend) onVerified(meter);
    },
    forget() {
      asking.current?.abort();
      asking.current = null;
      setAnswer(null);
      if (answer?.step === 'found' && answer.meter.canVend) onCleared();
    },
  };
}

/** The form, and the disco's answer about its current values. */
export function useMeterCheck({ discos, initial, ...host }: MeterCheckHost): MeterCheck {
  const [entry, setEntry] = useState<MeterEntry>({
    discoId: null,
    meterType: 'prepaid',
    number: '',
    ...initial,
  });
  const [wasPressed, setPressed] = useState(false);
  const { answer, send, forget } = useMeterAnswer(host);
  // A single disco is selected by default.
  const only = discos.length === 1 ? (discos[0]?.id ?? null) : null;
  const filled = { ...entry, discoId: entry.discoId ?? only };

  return {
    entry: filled,
    checked: checkEntry(filled, discos),
    wasPressed,
    answer,
    enter(some) {
      setEntry({ ...filled, ...some });
      forget();
    },
    ask(discoId = filled.discoId ?? undefined) {
      setPressed(true);
      const wanted = { ...filled, discoId: discoId ?? null };
      const { disco, number } = checkEntry(wanted, discos);
      if (!disco || number === null) return false;
      setEntry(wanted);
      forget();
      void send({ disco, number, meterType: wanted.meterType }, (meterType) =>
        setEntry((before) => ({ ...before, meterType })),
      );
      return true;
    },
  };
}
