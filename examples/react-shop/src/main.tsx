import { loadOja } from '@oja/embed';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop.tsx';

// Loads in parallel with the app: an element applies properties that were set before it was defined.
loadOja({ apiBase: import.meta.env.VITE_OJA_API_BASE }).catch(console.error);

createRoot(document.querySelector('#shop') as Element).render(
  <StrictMode>
    <Shop />
  </StrictMode>,
);
