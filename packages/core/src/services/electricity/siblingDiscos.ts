import type { Service } from '../../schemas/service.ts';

interface Disco {
  /** Words by which a server's id or name tells it: "ikeja-electric", "IKEDC", "Ikeja Electric". */
  readonly words: readonly string[];
  /** The states that it serves, whole or in part. */
  readonly states: readonly string[];
}

/** The twelve distribution companies and where each of them sells, as of late 2025. */
const discos: readonly Disco[] = [
  { words: ['ikeja', 'ikedc'], states: ['Lagos'] },
  { words: ['eko', 'ekedc'], states: ['Lagos', 'Ogun'] },
  { words: ['abuja', 'aedc'], states: ['FCT', 'Kogi', 'Niger', 'Nasarawa'] },
  { words: ['kano', 'kedco'], states: ['Kano', 'Jigawa', 'Katsina'] },
  { words: ['portharcourt', 'harcourt', 'phed'], states: ['Rivers', 'Bayelsa', 'Cross River', 'Akwa Ibom'] },
  { words: ['jos', 'jed'], states: ['Bauchi', 'Benue', 'Gombe', 'Plateau'] },
  { words: ['ibadan', 'ibedc'], states: ['Oyo', 'Ogun', 'Osun', 'Kwara'] },
  { words: ['kaduna', 'kaedco'], states: ['Kaduna', 'Kebbi', 'Sokoto', 'Zamfara'] },
  { words: ['enugu', 'eedc'], states: ['Abia', 'Anambra', 'Ebonyi', 'Enugu', 'Imo'] },
  { words: ['benin', 'bedc'], states: ['Delta', 'Edo', 'Ekiti', 'Ondo'] },
  { words: ['aba', 'abedc'], states: ['Abia'] },
  { words: ['yola', 'yedc'], states: ['Adamawa', 'Borno', 'Taraba', 'Yobe'] },
];

/** Whole words only: "Aba" is not "Abuja". */
const wordsOf = ({ id, name }: Pick<Service, 'id' | 'name'>) =>
  `${id} ${name}`.toLowerCase().split(/[^a-z]+/);

const discoOf = (service: Pick<Service, 'id' | 'name'>): Disco | undefined =>
  discos.find(({ words }) => wordsOf(service).some((word) => words.includes(word)));

/** What a disco is called beside its name ("ikedc"); empty for what is none. */
export const discoWords = (service: Pick<Service, 'id' | 'name' | 'category'>): readonly string[] =>
  (service.category === 'electricity' && discoOf(service)?.words) || [];

/** The states that a disco serves, whole or in part; empty for an unknown one. */
export const discoStates = (disco: Pick<Service, 'id' | 'name'>): readonly string[] =>
  discoOf(disco)?.states ?? [];

/**
 * The discos that agents take for `disco`, because they sell in the same state (Ikeja and Eko in Lagos, Aba and Enugu in
 * Abia): those of `offered` that can be asked now. What to try when a meter is not known where it was looked for.
 */
export function siblingDiscos(
  disco: Pick<Service, 'id' | 'name'>,
  offered: readonly Service[],
): readonly Service[] {
  const states = discoStates(disco);
  const own = discoOf(disco);
  return discos.flatMap((other) => {
    if (other === own || !other.states.some((state) => states.includes(state))) return [];
    return offered.filter(
      (service) => service.category === 'electricity' && service.available && discoOf(service) === other,
    );
  });
}
