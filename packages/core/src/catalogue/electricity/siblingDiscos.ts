import type { Service } from '../serviceSchema.ts';

interface Disco {
  /** Words that identify the disco in a server's id or name: "ikeja-electric", "IKEDC", "Ikeja Electric". */
  readonly words: readonly string[];
  /** The states that the disco serves, fully or partly. */
  readonly states: readonly string[];
}

/** The twelve distribution companies and the states that they serve, as of late 2025. */
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

/** Whole words only, so that "Aba" does not match "Abuja". */
const wordsOf = ({ id, name }: Pick<Service, 'id' | 'name'>) =>
  `${id} ${name}`.toLowerCase().split(/[^a-z]+/);

const discoOf = (service: Pick<Service, 'id' | 'name'>): Disco | undefined =>
  discos.find(({ words }) => wordsOf(service).some((word) => words.includes(word)));

/** The other names of a disco ("ikedc"); empty for other services and unknown discos. */
export const discoWords = (service: Pick<Service, 'id' | 'name' | 'category'>): readonly string[] =>
  (service.category === 'electricity' && discoOf(service)?.words) || [];

/** The states that a disco serves, fully or partly; empty for an unknown disco. */
export const discoStates = (disco: Pick<Service, 'id' | 'name'>): readonly string[] =>
  discoOf(disco)?.states ?? [];

/**
 * The available discos among `offered` that agents confuse with `disco`, because they serve the same state (Ikeja and
 * Eko in Lagos, Aba and Enugu in Abia). Suggested if the chosen disco does not know the meter.
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
