import { seededDraw } from '../faultProxy/seededDraw.ts';
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

/** Decides what happens to each copy of a request as it comes. */
export type Weather = (request: ProxiedRequest) => NetworkFault | undefined;

/** Of 100 requests of a class, how many meet a fault. Signing in always works: it is no part of what is judged. */
const percent: Readonly<Record<RequestClass, number>> = {
  purchase: 65,
  void: 45,
  requery: 45,
  read: 15,
  other: 0,
};

/** How long a delayed answer, or a late copy, is on its way at most, in the client's ms: beyond its deadline of 35 s. */
const LONGEST_DELAY = 45_000;

/** Seldom: after a gateway's 401 the client asks whether its session stands, which makes a schedule longer. */
const isRare = (kind: FaultKind) => kind === 'gateway-401';

function deal(seed: number): NetworkFault {
  const draw = seededDraw(seed);
  const choose = () => faultKinds[Math.floor(draw() * faultKinds.length)] ?? 'drop';
  const first = choose();
  const kind = isRare(first) && draw() < 0.7 ? choose() : first;
  return {
    kind,
    after: spoilsAnswer(kind) || draw() < 0.55,
    delayMs: (draw() * LONGEST_DELAY) / HASTE,
  };
}

/** A small hash of words, to seed each request by what it is and how often it was seen. */
function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) value = Math.imul(value ^ words.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/**
 * Faults drawn by the seed, the class of the request and how many of that class about that purchase came before: what
 * the seventh requery of the second sale meets does not depend on how many balances were asked for.
 */
export function seededWeather(seed: number): Weather {
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
    return seededDraw(own)() * 100 < percent[kind] ? deal(own ^ 0x5bd1e995) : undefined;
  };
}
