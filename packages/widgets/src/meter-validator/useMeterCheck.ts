import type { Client, MeterType, Problem, Service } from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import {
  type CheckedEntry,
  checkEntry,
  type MeterEntry,
  type MeterQuestion,
  verificationOf,
  verifiedMeter,
} from './meterEntry.ts';
import type { VerifiedMeter } from './VerifiedMeter.ts';

/** What became of the question. `switchedTo`: the disco knows the meter under the other type. */
export type MeterAnswer =
  | { readonly step: 'asking'; readonly disco: Service }
  | { readonly step: 'found'; readonly meter: VerifiedMeter; readonly switchedTo: MeterType | null }
  | { readonly step: 'failed'; readonly disco: Service; readonly problem: Problem };

export interface MeterCheck {
  readonly entry: MeterEntry;
  readonly checked: CheckedEntry;
  /** It was pressed before everything was in order: what is missing is said from now on. */
  readonly wasPressed: boolean;
  readonly answer: MeterAnswer | null;
  /** Changes the form. What was said about another meter is no longer true, and goes. */
  enter(some: Partial<MeterEntry>): void;
  /**
   * Asks the disco; with another one: that one, which the form then shows. What was said before counts no more. False
   * where something is missing.
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

/** The answer of a disco, one question at a time: the last one counts. */
function useMeterAnswer({ client, onVerified, onCleared }: Omit<MeterCheckHost, 'discos' | 'initial'>) {
  const [answer, setAnswer] = useState<MeterAnswer | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  return {
    answer,
    /** Sends a question. `onType` gets the type under which the disco knows the meter. */
    async send(asked: MeterQuestion, onType: (meterType: MeterType) => void) {
      const mine = new AbortController();
      asking.current = mine;
      const { disco, meterType } = asked;
      setAnswer({ step: 'asking', disco });
      const { verification, question } = verificationOf(asked);
      const outcome = await verification.ask(client.call, question, mine.signal);
      // The form was edited meanwhile, asks elsewhere, or is gone.
      if (asking.current !== mine || mine.signal.aborted) return;
      if (!outcome.ok) return setAnswer({ step: 'failed', disco, problem: outcome.problem });
      const meter = verifiedMeter(asked, outcome.data);
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

/** The form, and what the disco says about exactly what stands in it. */
export function useMeterCheck({ discos, initial, ...host }: MeterCheckHost): MeterCheck {
  const [entry, setEntry] = useState<MeterEntry>({
    discoId: null,
    meterType: 'prepaid',
    number: '',
    ...initial,
  });
  const [wasPressed, setPressed] = useState(false);
  const { answer, send, forget } = useMeterAnswer(host);
  // The only disco needs no choosing.
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
