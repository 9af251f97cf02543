import type { Client, Meter, MeterType, Problem, Service } from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import { type MeterEntry, type ReadEntry, readEntry } from './readEntry.ts';
import type { VerifiedMeter } from './VerifiedMeter.ts';

/** What became of the question. `switchedTo`: the disco knows the meter under the other type. */
export type MeterAnswer =
  | { readonly step: 'asking'; readonly disco: Service }
  | { readonly step: 'found'; readonly meter: VerifiedMeter; readonly switchedTo: MeterType | null }
  | { readonly step: 'failed'; readonly disco: Service; readonly problem: Problem };

export interface MeterCheck {
  readonly entry: MeterEntry;
  readonly read: ReadEntry;
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

type Asked = { readonly disco: Service; readonly number: string; readonly meterType: MeterType };

const verifiedOf = ({ disco, number, meterType }: Asked, meter: Meter): VerifiedMeter => ({
  discoId: disco.id,
  discoName: disco.name,
  meterNumber: number,
  meterType: meter.meterType ?? meterType,
  customerName: meter.customerName,
  address: meter.address,
  minimum: meter.minimumAmount,
  arrears: meter.arrears,
  canVend: meter.canVend,
});

/** The form, and what the disco says about exactly what stands in it. */
export function useMeterCheck({
  client,
  discos,
  initial,
  onVerified,
  onCleared,
}: MeterCheckHost): MeterCheck {
  const [entry, setEntry] = useState<MeterEntry>({
    discoId: null,
    meterType: 'prepaid',
    number: '',
    ...initial,
  });
  const [wasPressed, setPressed] = useState(false);
  const [answer, setAnswer] = useState<MeterAnswer | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const send = async (asked: Asked) => {
    const mine = new AbortController();
    asking.current = mine;
    setAnswer({ step: 'asking', disco: asked.disco });
    const { disco, number, meterType } = asked;
    const query = { meter_number: number, disco_name: disco.id, meter_type: meterType };
    const outcome = await client.call('meter', { query, signal: mine.signal });
    // The form was edited meanwhile, asks elsewhere, or is gone.
    if (asking.current !== mine || mine.signal.aborted) return;
    if (!outcome.ok) return setAnswer({ step: 'failed', disco, problem: outcome.problem });
    const meter = verifiedOf(asked, outcome.data);
    const switchedTo = meter.meterType === meterType ? null : meter.meterType;
    setEntry((before) => ({ ...before, meterType: meter.meterType }));
    setAnswer({ step: 'found', meter, switchedTo });
    if (meter.canVend) onVerified(meter);
  };

  const forget = () => {
    asking.current?.abort();
    asking.current = null;
    setAnswer(null);
    if (answer?.step === 'found' && answer.meter.canVend) onCleared();
  };
  // The only disco needs no choosing.
  const only = discos.length === 1 ? (discos[0]?.id ?? null) : null;
  const filled = { ...entry, discoId: entry.discoId ?? only };

  return {
    entry: filled,
    read: readEntry(filled, discos),
    wasPressed,
    answer,
    enter(some) {
      setEntry({ ...filled, ...some });
      forget();
    },
    ask(discoId = filled.discoId ?? undefined) {
      setPressed(true);
      const wanted = { ...filled, discoId: discoId ?? null };
      const { disco, number } = readEntry(wanted, discos);
      if (!disco || number === null) return false;
      setEntry(wanted);
      forget();
      void send({ disco, number, meterType: wanted.meterType });
      return true;
    },
  };
}
