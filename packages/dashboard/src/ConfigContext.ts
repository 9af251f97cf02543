import { createContext, useContext } from 'react';
import type { Config } from './config.ts';

export const ConfigContext = createContext<Config>({ apiBase: '', productName: '' });

/** The configuration that the operator set in index.html. */
export function useConfig(): Config {
  return useContext(ConfigContext);
}
