/// <reference types="vite/client" />

/** How often a widget is mounted where nothing may be left behind: `npm run test:deep` finds what leaks now and then. */
export const MOUNTS = import.meta.env['OJA_DEEP'] === '1' ? 200 : 5;
