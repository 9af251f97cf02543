import type { Category } from '../../catalogue/catalogue.ts';
import type { servicesEndpoints } from '../../catalogue/endpoints.ts';
import type { WireOf } from '../../http/endpoint.ts';
import { demoServices } from './agent.ts';

type WireService = NonNullable<WireOf<typeof servicesEndpoints.services>>[number];

/**
 * The services of every category: the data of `demoServices`, and one or two of each other. Prices are a snapshot of
 * late 2025, for screenshots only.
 */
export const demoAllServices: WireService[] = [
  ...demoServices,
  {
    id: 'mtn-airtime',
    category: 'airtime',
    name: 'MTN',
    available: true,
    limits: { min: '50.00', max: '50000.00', step: '1.00' },
    prefixes: ['0803', '0806'],
  },
  {
    id: 'airtel-airtime',
    category: 'airtime',
    name: 'Airtel',
    available: true,
    limits: { min: '50.00', max: '50000.00', step: '1.00' },
    prefixes: ['0802', '0808'],
  },
  {
    id: 'ikeja-electric',
    category: 'electricity',
    name: 'Ikeja Electric',
    available: true,
    limits: { min: '500.00', max: '200000.00', step: '1.00' },
  },
  {
    id: 'dstv',
    category: 'cable',
    name: 'DStv',
    available: true,
    plans: [
      { id: 'dstv-compact', name: 'Compact', price: '19000.00', validityDays: 30 },
      { id: 'dstv-padi', name: 'Padi', price: '4400.00', validityDays: 30 },
    ],
  },
  {
    id: 'waec',
    category: 'result-checker',
    name: 'WAEC',
    available: true,
    plans: [{ id: 'waec-checker', name: 'Result checker', price: '3900.00', commission: '250.00' }],
  },
  {
    id: 'jamb',
    category: 'result-checker',
    name: 'JAMB',
    available: true,
    plans: [{ id: 'jamb-utme', name: 'UTME without mock', price: '6200.00', commission: '150.00' }],
  },
];

/** The categories in stories and screenshots, in menu order. A new category in the catalogue does not change them. */
export const demoCategories = [
  'data',
  'airtime',
  'electricity',
  'cable',
  'result-checker',
] as const satisfies readonly Category[];
