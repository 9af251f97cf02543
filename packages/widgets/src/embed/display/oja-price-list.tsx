import { PriceList } from '../../price-list/PriceList.tsx';
import { mountByCategory } from './mountByCategory.tsx';

export const mount = mountByCategory(PriceList);
