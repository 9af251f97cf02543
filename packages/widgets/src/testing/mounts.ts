/// <reference types="vite/client" />

/** How often the leak tests mount a widget. `npm run test:deep` mounts it more often to find rare leaks. */
export const MOUNTS = import.meta.env['OJA_DEEP'] === '1' ? 200 : 5;
