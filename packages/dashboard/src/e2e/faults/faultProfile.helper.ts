import { createChance } from '../../../../core/src/testing/faults/random.helper.ts';
import {
  classify,
  type FaultKind,
  faultKinds,
  type NetworkFault,
  type ProxiedRequest,
  type RequestClass,
  spoilsAnswer,
} from './faultKinds.ts';
import { HASTE } from './pageClock.ts';

/** A fault profile: chooses the fault of each copy of a request on arrival. */
export type FaultProfile = (request: ProxiedRequest) => NetworkFault | undefined;

/** Percentage of requests of a class with a fault. Sign-in always works, because it is not judged. */
const percent: Readonly<Record<RequestClass, number>> = {
  purchase: 65,
  void: 45,
  requery: 45,
  read: 15,
  other: 0,
};

/** Maximum delay of an answer or a late copy, in the client's ms. Exceeds the client's deadline of 35 s. */
const LONGEST_DELAY = 45_000;

/** Rare, because after a gateway's 401 the client checks whether its session is valid, which lengthens the schedule. */
const isRare = (kind: FaultKind) => kind === 'gateway-401';

function deal(seed: number): NetworkFault {
  const draw = createChance(seed).next;
  const choose = () => faultKinds[Math.floor(draw() * faultKinds.length)] ?? 'drop';
  const first = choose();
  const kind = isRare(first) && draw() < 0.7 ? choose() : first;
  return {
    kind,
    after: spoilsAnswer(kind) || draw() < 0.55,
    delayMs: (draw() * LONGEST_DELAY) / HASTE,
  };
}

/** A small string hash. Seeds each request by its kind and by how often it was seen. */
function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) value = Math.imul(value ^ words.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/**
 * A fault profile drawn from the seed, the class of the request, and the number of earlier requests of that class about
 * that purchase. The fault of the second purchase's seventh requery thus does not depend on the number of balance
 * requests.
 */
export function seededFaultProfile(seed: number): FaultProfile {
  const counts = new Map<string, number>();
  const order: string[] = [];
  return (request) => {
    const kind = classify(request);
    if (percent[kind] === 0) return undefined;
    if (request.reference && !order.includes(request.reference)) order.push(request.reference);
    const about = request.reference ? order.indexOf(request.reference) : request.path;
    const name = `${kind} ${about}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const own = hash(`${seed} ${name} ${count}`);
    return createChance(own).next() * 100 < percent[kind] ? deal(own ^ 0x5bd1e995) : undefined;
  };
}
