import { ServiceHealth } from '../../service-health/ServiceHealth.tsx';
import { mountByCategory } from './mountByCategory.tsx';

export const mount = mountByCategory(ServiceHealth);
