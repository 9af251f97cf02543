import type { Wire } from '@oja/core';

const disco = (id: string, name: string) => ({
  id,
  category: 'electricity',
  name,
  available: true,
  limits: { min: '1000.00', max: '200000.00' },
});

/** Discos in addition to Ikeja Electric, which core's fixtures contain. */
export const discosOnSale: NonNullable<Wire<'services'>> = [
  disco('eko-electric', 'Eko Electric'),
  disco('ibadan-electric', 'Ibadan Electric'),
  disco('enugu-electric', 'Enugu Electric'),
  disco('aba-electric', 'Aba Power'),
  { ...disco('yola-electric', 'Yola Electric'), available: false, notice: 'Planned works until 18:00.' },
];
